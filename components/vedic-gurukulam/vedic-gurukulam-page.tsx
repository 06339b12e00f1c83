import { vedicGurukulam } from '@/content/vedic-gurukulam';
import type { ProgrammeView } from '@/lib/school-api/gurukulam';
import type { Result } from '@/lib/school-api/result';
import { Blocks } from '../blocks/blocks';
import { headedParts } from '../blocks/headed-parts';
import { PageBanner } from '../layout/page-banner';
import { Section } from '../ui/section';
import { Programmes } from './programmes';

interface Props {
  programmes: Result<ProgrammeView[]>;
  chosen?: string | null;
}

export function VedicGurukulamPage({ programmes, chosen = null }: Props) {
  const { title, scene, banner, heading, blocks, closing } = vedicGurukulam;
  return (
    <>
      <PageBanner
        title={banner.heading}
        scene={scene}
        verse={banner.verse}
        crumbs={[{ label: title }]}
      />
      <Section title={heading}>
        <Blocks blocks={blocks} lead={false} className="vedic-opening" />
      </Section>
      <Programmes programmes={programmes} chosen={chosen} />
      <Section>
        {headedParts(closing).map((part) => (
          <div key={part.heading} className="vedic-closing">
            <h2 className="text-h2">{part.heading}</h2>
            <Blocks blocks={part.blocks} lead={false} />
          </div>
        ))}
      </Section>
    </>
  );
}
