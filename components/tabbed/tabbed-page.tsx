import type { ReactNode } from 'react';
import type { Section } from '@/content/blocks';
import { tabAt } from '@/content/section-tabs';
import { PageBanner } from '../layout/page-banner';
import { SectionFrame } from './section-frame';
import { TabText } from './tab-text';

interface Props {
  section: Section;
  index: number;
  /** The section's own address: the banner names the section, the article its first tab. */
  landing?: boolean;
  /** Replaces the label of the tab at the end of the breadcrumb. */
  crumb?: string;
  /** Records of the school API, between the tab's text and its closing text. */
  children?: ReactNode;
}

/** A section with one of its tabs open. */
export function TabbedPage({ section, index, landing = false, crumb, children }: Props) {
  const tab = tabAt(section, index);
  return (
    <SectionFrame
      section={section}
      current={index}
      banner={
        <PageBanner
          title={landing ? section.name : tab.banner.heading}
          scene={tab.scene}
          verse={landing ? undefined : tab.banner.verse}
          crumbs={[{ label: section.name, href: section.path }, { label: crumb ?? tab.label }]}
        >
          {landing && section.description ? (
            <p className="tabbed-banner-lead">{section.description}</p>
          ) : null}
        </PageBanner>
      }
    >
      <TabText text={tab} heading={landing ? tab.banner.heading : undefined}>
        {children}
      </TabText>
    </SectionFrame>
  );
}
