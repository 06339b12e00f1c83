import { competition } from '@/content/competition';
import { scenePath } from '@/content/scene-path';
import type { CompetitionView } from '@/lib/school-api/competitions';
import type { Result } from '@/lib/school-api/result';
import { Blocks } from '../blocks/blocks';
import { PageBanner } from '../layout/page-banner';
import { TwoColumns } from '../layout/two-columns';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';
import { UnbrokenWords } from '../ui/unbroken-words';
import { CompetitionList } from './competition-list';

export function CompetitionPage({ competitions }: { competitions: Result<CompetitionView[]> }) {
  const { title, scene, banner, heading, scheduled, blocks, picture, closing } = competition;
  return (
    <>
      <PageBanner title={banner.heading} scene={scene} crumbs={[{ label: title }]} />
      <div className="competition-opening page-width">
        <h2 className="text-h2">
          <UnbrokenWords text={heading} />
        </h2>
        <Blocks blocks={blocks} />
      </div>
      <Section title={scheduled.heading} ground="deep">
        <CompetitionList competitions={competitions} />
      </Section>
      <Section>
        <TwoColumns
          side={<Picture src={scenePath(picture.scene)} alt={picture.alt} ratio="16/9" />}
          className="competition-closing"
        >
          <Blocks blocks={closing} lead={false} />
        </TwoColumns>
      </Section>
    </>
  );
}
