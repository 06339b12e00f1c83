import { formatInIndia } from '@/content/india-time';
import { screen } from '../../answer';
import { ROLES } from '../../roles';
import type { OfficeRequest, OfficeRoute } from '../../route';
import { Charts, Figures, readMeasures } from './measures';
import { ReadinessView, readReadiness } from './readiness';
import type { Waiting } from './source';
import { findWaiting } from './waiting';
import { NothingWaits, WaitingList } from './waiting-list';

async function showToday(request: OfficeRequest): Promise<Response> {
  const { deps, person, url, audit } = request;
  const isHead = person.role === 'head';
  const readiness = isHead ? await readReadiness(deps.findings) : undefined;
  const waiting = await findWaiting(deps, person.role, person);
  // Like lists, which show names too.
  if (waiting.some(({ oldest }) => oldest)) {
    await audit({ action: 'today show', record: 'names of what is new' });
  }
  const measured = await readMeasures(deps, person.role);
  const now = deps.now();
  const toDo = waiting.filter(isToDo);
  const coming = waiting.filter((item) => !isToDo(item));
  const body = (
    <>
      <Figures measured={measured} />
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
      <Charts measured={measured} />
    </>
  );
  const lead = <p>{formatInIndia(now, 'EEEE d MMMM yyyy')}</p>;
  return screen(request, { title: 'Today', lead, body });
}

/** Only pending work counts, not what happens automatically. */
const isToDo = ({ count = 1 }: Waiting) => count > 0;

export const todayRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: '/', roles: ROLES, run: showToday },
];
