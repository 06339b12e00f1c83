import type { CurriculumView } from '@/lib/school-api/curriculum';
import type { Result } from '@/lib/school-api/result';
import type { HeadingLevel } from '../blocks/block-heading';
import { EmptyState } from '../ui/empty-state';
import { Unavailable } from '../ui/unavailable';
import { CurriculumStage } from './curriculum-stage';
import { groupByCategory } from './group-by-category';

interface Props {
  curriculum: Result<CurriculumView[]>;
  level: HeadingLevel;
}

/** The stages of school in the order of the records, under the names of their categories. */
export function CurriculumPanel({ curriculum, level }: Props) {
  const none = <EmptyState text="No curriculum data available." />;
  if (!curriculum.ok) return <Unavailable>{none}</Unavailable>;
  if (curriculum.data.length === 0) return none;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="curriculum">
      {groupByCategory(curriculum.data).map(({ category, stages }) => (
        <section key={category} className="curriculum-group">
          <Heading className="curriculum-category">{category || 'Further courses'}</Heading>
          <div className="curriculum-stages">
            {stages.map((stage) => (
              <CurriculumStage key={stage.id} stage={stage} level={level === 2 ? 3 : 4} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
