import { formatInIndia } from '@/content/india-time';
import { page } from '../../answer';
import type { OfficeRequest } from '../../route';
import { MonthChart } from '../../view/chart';
import { PageHead } from '../../view/head';
import { type Chart, readCharts } from './charts';
import { readFigures } from './figures/all';
import type { Figure } from './figures/figure';
import { FiguresView } from './figures-view';
import { type Readiness, readReadiness } from './readiness';
import { ReadinessView } from './readiness-view';
import type { Waiting } from './source';
import { findWaiting } from './waiting';
import { NothingWaits, WaitingList } from './waiting-list';

export async function showToday(request: OfficeRequest): Promise<Response> {
  const { deps, person, url, audit } = request;
  const isHead = person.role === 'head';
  const readiness = isHead ? await readReadiness(deps.findings) : undefined;
  const waiting = await findWaiting(deps, person.role, person);
  // As for the lists, which show names too.
  if (waiting.some(({ oldest }) => oldest)) {
    await audit({ action: 'today show', record: 'names of what is new' });
  }
  const figures = await readFigures(deps, person.role);
  const charts = await readCharts(deps, person.role);
  const view = { url, now: deps.now(), figures, waiting, charts, readiness };
  return page(request, { title: 'Today', body: <TodayView {...view} /> });
}

type Props = {
  url: URL;
  now: Date;
  figures: readonly Figure[];
  waiting: readonly Waiting[];
  charts: readonly Chart[];
  /** For the head alone. */
  readiness?: Readiness | undefined;
};

/** What there is to do counts; what happens by itself does not. */
const isToDo = ({ count = 1 }: Waiting) => count > 0;

function TodayView({ url, now, figures, waiting, charts, readiness }: Props) {
  const toDo = waiting.filter(isToDo);
  const coming = waiting.filter((item) => !isToDo(item));
  return (
    <>
      <PageHead title="Today" lead={<p>{formatInIndia(now, 'EEEE d MMMM yyyy')}</p>} />
      <FiguresView figures={figures} />
      <div className="board">
        <section>
          <h2>To do</h2>
          {toDo.length > 0 ? <WaitingList items={toDo} now={now} /> : <NothingWaits />}
        </section>
        {coming.length > 0 ? (
          <section>
            <h2>Coming up</h2>
            <WaitingList items={coming} now={now} />
          </section>
        ) : null}
        {readiness ? <ReadinessView readiness={readiness} url={url} /> : null}
      </div>
      <Charts charts={charts} />
    </>
  );
}

function Charts({ charts }: { charts: readonly Chart[] }) {
  if (charts.length === 0) return null;
  return (
    <section>
      <h2>Month by month</h2>
      <p className="quiet">Practice payments are left out, here and above.</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(24rem,100%),1fr))] gap-4">
        {charts.map((chart) => (
          <MonthChart key={chart.title} {...chart} />
        ))}
      </div>
    </section>
  );
}
