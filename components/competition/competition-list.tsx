import { competition } from '@/content/competition';
import type { CompetitionView } from '@/lib/school-api/competitions';
import type { Result } from '@/lib/school-api/result';
import { AlertBox } from '../ui/dialog';
import { EmptyState } from '../ui/empty-state';
import { FailedList } from '../ui/failed-list';
import { CompetitionCard } from './competition-card';

const { empty, noLink } = competition.scheduled;
const ALERT = 'no-application-link';

export function CompetitionList({ competitions }: { competitions: Result<CompetitionView[]> }) {
  if (!competitions.ok) return <FailedList empty={empty} again="/competition" />;
  if (competitions.data.length === 0) return <EmptyState text={empty} />;
  return (
    <>
      <ul className="competition-list">
        {competitions.data.map((item) => (
          <CompetitionCard key={item.id} item={item} alert={ALERT} />
        ))}
      </ul>
      {competitions.data.some(({ link }) => !link) ? <AlertBox id={ALERT} text={noLink} /> : null}
    </>
  );
}
