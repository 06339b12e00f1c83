import type { Section } from '@/content/blocks';
import { regionId, tabHref } from '@/content/section-tabs';
import { Icon } from '../ui/icon';

/** Links to the neighbouring tabs and to the pages of the section that have no tab. */
export function SectionPager({ section, current }: { section: Section; current: number }) {
  if (current < 0) return null;
  return (
    <nav className="tabbed-pager" aria-label={`More of ${section.name}`} data-print="none">
      <Step section={section} index={current - 1} word="Previous" />
      {section.sidePages.map(({ slug, label }) => (
        <a key={slug} href={`${section.path}/${slug}`}>
          <span>Also in {section.name}</span>
          <strong>{label}</strong>
        </a>
      ))}
      <Step section={section} index={current + 1} word="Next" />
    </nav>
  );
}

interface StepProps {
  section: Section;
  index: number;
  word: 'Previous' | 'Next';
}

function Step({ section, index, word }: StepProps) {
  const tab = section.tabs[index];
  if (!tab) return null;
  return (
    <a
      className={`tabbed-pager-${word === 'Next' ? 'next' : 'previous'}`}
      href={tabHref(section, index)}
      data-swap={regionId(section)}
    >
      <span>
        {word === 'Previous' ? <Icon name="arrow-left" /> : null}
        {word}
        {word === 'Next' ? <Icon name="arrow-right" /> : null}
      </span>
      <strong>{tab.label}</strong>
    </a>
  );
}
