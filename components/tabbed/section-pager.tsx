import type { Section } from '@/content/blocks';
import { Icon } from '../ui/icon';
import { regionId, tabHref } from './section-tabs';

/** Where to read on: the neighbouring tabs, and the pages of the section that have no tab. */
export function SectionPager({ section, current }: { section: Section; current: number }) {
  const beside = section.sidePages.filter(() => current >= 0);
  return (
    <nav className="tabbed-pager" aria-label={`More of ${section.name}`} data-print="none">
      <Step section={section} index={current - 1} word="Before" />
      <Step section={section} index={current + 1} word="Next" />
      {beside.map(({ slug, label }) => (
        <a key={slug} className="tabbed-pager-beside" href={`${section.path}/${slug}`}>
          <span>Also in {section.name}</span>
          <strong>{label}</strong>
        </a>
      ))}
    </nav>
  );
}

interface StepProps {
  section: Section;
  index: number;
  word: 'Before' | 'Next';
}

function Step({ section, index, word }: StepProps) {
  const tab = section.tabs[index];
  if (!tab) return null;
  return (
    <a
      className={`tabbed-pager-${word === 'Next' ? 'next' : 'before'}`}
      href={tabHref(section, index)}
      data-swap={regionId(section)}
    >
      <span>
        {word === 'Before' ? <Icon name="arrow-left" /> : null}
        {word}
        {word === 'Next' ? <Icon name="arrow-right" /> : null}
      </span>
      <strong>{tab.label}</strong>
    </a>
  );
}
