import { careers } from '@/content/careers';
import type { Result } from '@/lib/school-api/result';
import type { VacancyView } from '@/lib/school-api/vacancies';
import { Blocks } from '../blocks/blocks';
import { PageBanner } from '../layout/page-banner';
import { TwoColumns } from '../layout/two-columns';
import { Section } from '../ui/section';
import { CareersNote } from './careers-note';
import { CareersQueries } from './careers-queries';
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
        <TwoColumns share="narrow-side" side={<CareersNote />}>
          <Blocks blocks={blocks} />
        </TwoColumns>
      </Section>
      <Section title={careers.vacancies.heading} ground="deep">
        <VacancyList vacancies={vacancies} />
      </Section>
      <CareersQueries />
    </>
  );
}
