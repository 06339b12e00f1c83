import type { ReactNode } from 'react';
import type { Section } from '@/content/blocks';
import { regionId, tabHref } from '@/content/section-tabs';
import { Swap } from '../ui/swap';
import { TabLinks } from '../ui/tabs';
import { SectionPager } from './section-pager';

interface Props {
  section: Section;
  /** The open tab; -1 on a page that is not a tab. */
  current: number;
  banner: ReactNode;
  children: ReactNode;
}

/** Everything below the header changes with the tab, so all of it is one swap region. */
export function SectionFrame({ section, current, banner, children }: Props) {
  const id = regionId(section);
  return (
    <Swap id={id} scrollToTop focus="heading">
      {banner}
      <div className="tabbed page-width">
        <div className="tabbed-list">
          <TabLinks
            label={section.name}
            tabs={section.tabs.map(({ label }, index) => ({
              label,
              href: tabHref(section, index),
            }))}
            current={current}
            swap={id}
            vertical
          />
        </div>
        <article className="tabbed-article">{children}</article>
        <SectionPager section={section} current={current} />
      </div>
    </Swap>
  );
}
