import { careers } from '@/content/careers';
import type { Result } from '@/lib/school-api/result';
import type { VacancyView } from '@/lib/school-api/vacancies';
import { Blocks } from '../blocks/blocks';
import { Beside } from '../layout/beside';
import { PageBanner } from '../layout/page-banner';
import { Section } from '../ui/section';
import { CareersSide } from './careers-side';
import { VacancyList } from './vacancy-list';

export function CareersPage({ vacancies }: { vacancies: Result<VacancyView[]> }) {
  const { title, scene, banner, blocks } = careers;
  return (
    <>
      <PageBanner
        title={banner.heading}
        scene={scene}
        verse={banner.verse}
        crumbs={[{ label: title }]}
      />
      <Section>
        <Beside share="narrow-side" side={<CareersSide />}>
          <Blocks blocks={blocks} />
        </Beside>
      </Section>
      <Section title={careers.vacancies.heading} ground="deep">
        <VacancyList vacancies={vacancies} />
      </Section>
    </>
  );
}
