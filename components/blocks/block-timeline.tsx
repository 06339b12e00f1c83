import type { TimelineEntry } from '@/content/blocks';
import type { HeadingLevel } from './block-heading';
import { Inline } from './inline';

interface Props {
  entries: readonly TimelineEntry[];
  level: HeadingLevel;
}

/** Milestones along a line, one per year. */
export function BlockTimeline({ entries, level }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ol className="block-wide block-timeline">
      {entries.map(({ year, heading, text }) => (
        <li key={year}>
          <p className="block-timeline-year">
            <time dateTime={String(year)}>{year}</time>
          </p>
          <div className="block-timeline-copy">
            <Heading className="text-h3">{heading}</Heading>
            <p>
              <Inline text={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
