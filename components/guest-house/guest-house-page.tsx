import { guestHouse } from '@/content/guest-house';
import { Blocks } from '../blocks/blocks';
import { headedParts } from '../blocks/headed-parts';
import { PageBanner } from '../layout/page-banner';
import { TwoColumns } from '../layout/two-columns';
import { Section } from '../ui/section';
import { GuestHouseSlides } from './guest-house-slides';

export function GuestHousePage() {
  const { scene, banner, crumb, blocks } = guestHouse;
  const [opening, ...parts] = headedParts(blocks);
  return (
    <>
      <PageBanner
        title={banner.heading}
        scene={scene}
        verse={banner.verse}
        crumbs={[{ label: 'Student Life', href: '/student-life' }, { label: crumb }]}
      />
      <Section>
        <TwoColumns share="wide-side" side={<GuestHouseSlides />}>
          <Blocks blocks={opening?.blocks ?? []} />
        </TwoColumns>
      </Section>
      <Section ground="card">
        {parts.map((part) => (
          <div key={part.heading} className="guest-part">
            <h2 className="text-h2">{part.heading}</h2>
            <Blocks blocks={part.blocks} lead={false} />
          </div>
        ))}
      </Section>
    </>
  );
}
