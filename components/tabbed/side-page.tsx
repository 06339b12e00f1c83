import type { SidePage as Page, Section } from '@/content/blocks';
import { PageBanner } from '../layout/page-banner';
import { SectionFrame } from './section-frame';
import { TabText } from './tab-text';

/** A page of a section that is not a tab, with links to the tabs. */
export function SidePage({ section, page }: { section: Section; page: Page }) {
  return (
    <SectionFrame
      section={section}
      current={-1}
      banner={
        <PageBanner
          title={page.banner.heading}
          scene={page.scene}
          verse={page.banner.verse}
          crumbs={[{ label: section.name, href: section.path }, { label: page.label }]}
        />
      }
    >
      <TabText text={page} />
    </SectionFrame>
  );
}
