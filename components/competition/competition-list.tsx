import { competition } from '@/content/competition';
import type { CompetitionView } from '@/lib/school-api/competitions';
import type { Result } from '@/lib/school-api/result';
import { AlertBox } from '../ui/dialog';
import { EmptyState } from '../ui/empty-state';
import { Unavailable } from '../ui/unavailable';
import { CompetitionCard } from './competition-card';

const { empty, noLink } = competition.scheduled;
const ALERT = 'no-application-link';

export function CompetitionList({ competitions }: { competitions: Result<CompetitionView[]> }) {
  const none = <EmptyState text={empty} />;
  if (!competitions.ok) return <Unavailable>{none}</Unavailable>;
  if (competitions.data.length === 0) return none;
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
