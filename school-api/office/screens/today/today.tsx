import { formatInIndia } from '@/content/india-time';
import { PageHead } from '../../view/head';
import type { Chart } from './charts';
import { Charts } from './charts-view';
import type { Readiness } from './readiness';
import { ReadinessView } from './readiness-view';
import type { Waiting } from './source';
import { WaitingList } from './waiting-list';

type Props = {
  now: Date;
  waiting: readonly Waiting[];
  charts: readonly Chart[];
  /** For the head alone. */
  readiness?: Readiness | undefined;
};

export function TodayView({ now, waiting, charts, readiness }: Props) {
  return (
    <>
      <PageHead title="Today" lead={<p>{formatInIndia(now, 'EEEE, d MMMM yyyy')}</p>} />
      <h2>What waits</h2>
      <WaitingList items={waiting} />
      {readiness ? <ReadinessView readiness={readiness} /> : null}
      <Charts charts={charts} />
    </>
  );
}
