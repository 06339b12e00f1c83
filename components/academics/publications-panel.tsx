import { PUBLICATION_CATEGORIES, type PublicationCategory } from '@/contract';
import type { Publications } from '@/lib/school-api/publications';
import type { Result } from '@/lib/school-api/result';
import type { HeadingLevel } from '../blocks/block-heading';
import { EmptyState } from '../ui/empty-state';
import { ErrorState } from '../ui/error-state';
import { Unavailable } from '../ui/unavailable';
import { PublicationShelf } from './publication-shelf';

const titles: Record<PublicationCategory, string> = {
  academic: 'Academic works',
  book: 'Books',
  publication: 'Publications',
};

interface Props {
  publications: Result<Publications>;
  level: HeadingLevel;
}

/** A list for each category, including empty ones. */
export function PublicationsPanel({ publications, level }: Props) {
  if (!publications.ok) {
    return (
      <Unavailable>
        <ErrorState text="Failed to load publications. Please try again later." />
      </Unavailable>
    );
  }
  const { data } = publications;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="shelves">
      {PUBLICATION_CATEGORIES.map((category) => (
        <section key={category}>
          <Heading className="block-heading">{titles[category]}</Heading>
          {data[category].length > 0 ? (
            <PublicationShelf items={data[category]} level={level === 2 ? 3 : 4} />
          ) : (
            <EmptyState text={`No ${category} available.`} />
          )}
        </section>
      ))}
    </div>
  );
}
