import { formatInIndia } from '@/content/india-time';
import { page } from '../../answer';
import type { OfficeRequest } from '../../route';
import { MonthChart } from '../../view/chart';
import { PageHead } from '../../view/head';
import { type Chart, readCharts } from './charts';
import { type Readiness, readReadiness } from './readiness';
import { ReadinessView } from './readiness-view';
import type { Waiting } from './source';
import { findWaiting } from './waiting';
import { WaitingList } from './waiting-list';

export async function showToday(request: OfficeRequest): Promise<Response> {
  const { deps, person } = request;
  const isHead = person.role === 'head';
  const readiness = isHead ? await readReadiness(deps.findings) : undefined;
  const waiting = await findWaiting(deps, person.role);
  const charts = await readCharts(deps, person.role);
  const view = { url: request.url, now: deps.now(), waiting, charts, readiness };
  return page(request, { title: 'Today', body: <TodayView {...view} /> });
}

type Props = {
  url: URL;
  now: Date;
  waiting: readonly Waiting[];
  charts: readonly Chart[];
  /** For the head alone. */
  readiness?: Readiness | undefined;
};

function TodayView({ url, now, waiting, charts, readiness }: Props) {
  return (
    <>
      <PageHead title="Today" lead={<p>{formatInIndia(now, 'EEEE, d MMMM yyyy')}</p>} />
      <h2>What waits</h2>
      <WaitingList items={waiting} />
      {readiness ? <ReadinessView readiness={readiness} url={url} /> : null}
      <Charts charts={charts} />
    </>
  );
}

function Charts({ charts }: { charts: readonly Chart[] }) {
  if (charts.length === 0) return null;
  return (
    <>
      <h2>Month by month</h2>
      <div className="charts">
        {charts.map((chart) => (
          <MonthChart key={chart.title} {...chart} />
        ))}
      </div>
    </>
  );
}
