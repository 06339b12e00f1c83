import type { CurriculumView } from '@/lib/school-api/curriculum';
import type { Result } from '@/lib/school-api/result';
import type { HeadingLevel } from '../blocks/block-heading';
import { EmptyState } from '../ui/empty-state';
import { FailedList } from '../ui/failed-list';
import { CurriculumStage } from './curriculum-stage';
import { groupByCategory } from './group-by-category';

const NONE = 'No curriculum data available.';
const CURRICULUM_PATH = '/acedemics/curriculum';

interface Props {
  curriculum: Result<CurriculumView[]>;
  level: HeadingLevel;
}

/** Stages in the order of the records, under their categories' names. */
export function CurriculumPanel({ curriculum, level }: Props) {
  if (!curriculum.ok) return <FailedList empty={NONE} again={CURRICULUM_PATH} />;
  if (curriculum.data.length === 0) return <EmptyState text={NONE} />;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="curriculum">
      {groupByCategory(curriculum.data).map(({ category, stages }) => (
        <section key={category}>
          <Heading className="curriculum-category">{category || 'Further courses'}</Heading>
          {stages.map((stage) => (
            <CurriculumStage key={stage.id} stage={stage} level={level === 2 ? 3 : 4} />
          ))}
        </section>
      ))}
    </div>
  );
}
