import { setTimeout as wait } from 'node:timers/promises';
import { formatDistanceStrict } from 'date-fns';
import { formatInIndia } from '@/content/india-time';
import { type Finding, SEPARATE_FINDINGS } from '../../../operations';
import { screen } from '../../response';
import { type OfficeRequest, type OfficeRoute, ROLES } from '../../route';
import { PostForm } from '../../view/form';
import { Icon } from '../../view/icon';
import { Notice } from '../../view/notice';
import { Refreshing } from '../../view/refreshing';
import { Phone } from '../../view/stamp';
import { HANDLED, handleUndelivered, UNHANDLED, undoHandled } from './handled';
import { Charts, Figures, readMeasures } from './measures';
import type { Waiting } from './source';
import { undeliveredMails } from './sources/undelivered-mails';
import { findWaiting } from './waiting';

async function showToday(request: OfficeRequest): Promise<Response> {
  const { deps, person, url, audit } = request;
  const isHead = person.role === 'head';
  const readiness = isHead ? await readReadiness(deps.findings) : undefined;
  const waiting = await findWaiting(deps, person.role, person);
  // Like lists, which show names too.
  if (waiting.some(namesPeople)) {
    await audit({ action: 'today show', record: 'names of what waits' });
  }
  const measured = await readMeasures(deps, person.role);
  const now = deps.now();
  const toDo = waiting.filter(hasPendingItems);
  const coming = waiting.filter((item) => !hasPendingItems(item));
  const body = (
    <>
      <Figures measured={measured} />
      <div id="board" className="board" data-live="">
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
const hasPendingItems = ({ count = 1 }: Waiting) => count > 0;

const namesPeople = ({ oldest, names, others = [] }: Waiting): boolean =>
  oldest !== undefined || names === true || others.some(namesPeople);

export const todayRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: '/', roles: ROLES, run: showToday },
  { method: 'POST', path: HANDLED, roles: undeliveredMails.roles, run: handleUndelivered },
  { method: 'POST', path: UNHANDLED, roles: undeliveredMails.roles, run: undoHandled },
];

function WaitingList({ items, now }: { items: readonly Waiting[]; now: Date }) {
  return (
    <ul className="waiting @container">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is rendered once, and two lines may be alike
        <li key={index}>
          {item.others ? (
            <details className="col-span-full">
              <summary>{item.title}</summary>
              <WaitingList items={item.others} now={now} />
            </details>
          ) : (
            <Line item={item} now={now} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Line({ item, now }: { item: Waiting; now: Date }) {
  const { urgent, title, text, phone, since, href, done, oldest = [] } = item;
  return (
    <>
      <Icon
        name={urgent ? 'alert' : 'clock'}
        className={urgent ? 'mt-0.5 text-error' : 'mt-0.5 text-ink-soft'}
      />
      <div>
        <p className="waiting-title font-semibold">
          {href ? (
            <a className="link-cover hover:underline" href={href}>
              {title}
            </a>
          ) : (
            title
          )}
        </p>
        {text || phone ? (
          <p className="quiet">
            {text} {phone ? <Phone number={phone} /> : null}
          </p>
        ) : null}
        {done ? (
          <div className="relative w-fit">
            <PostForm action={HANDLED} fields={{ mails: done.join(' ') }}>
              <button type="submit" className="button button-quiet" aria-label={`Done: ${title}`}>
                Done
              </button>
            </PostForm>
          </div>
        ) : null}
      </div>
      {since ? <Age since={since} now={now} /> : null}
      {oldest.length > 0 ? (
        <ul className="waiting-names quiet">
          {oldest.map((one) => (
            <li key={one.href} className="flex flex-wrap justify-between gap-x-4 wrap-anywhere">
              <a href={one.href}>{one.name}</a> <Age since={one.since} now={now} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function NothingWaits() {
  return (
    <div className="panel flex items-center gap-3 p-4">
      <Icon name="check" className="text-tulsi" />
      <p>There is nothing to do.</p>
    </div>
  );
}

/** '3 days', with the exact time on hover. */
function Age({ since, now }: { since: Date; now: Date }) {
  return (
    <time
      className="quiet whitespace-nowrap"
      dateTime={since.toISOString()}
      title={formatInIndia(since, 'd MMM yyyy, h:mm aaa')}
    >
      {formatDistanceStrict(since, now, { roundingMethod: 'floor' })}
    </time>
  );
}

/** The first check queries other servers, which a page must not wait for. */
const LIMIT_MS = 400;

type Readiness = 'running' | { serious: Finding[]; advice: Finding[] };

/** Findings of the readiness check, except those already in the to-do list. */
export async function readReadiness(findings: () => Promise<Finding[]>): Promise<Readiness> {
  const ended = new AbortController();
  const tooLong = wait(LIMIT_MS, undefined, { signal: ended.signal }).catch(() => undefined);
  const results = await Promise.race([findings(), tooLong]);
  ended.abort();
  if (results === undefined) return 'running';
  const others = results.filter(({ id }) => !SEPARATE_FINDINGS.includes(id));
  return {
    serious: others.filter(({ severity }) => severity === 'serious'),
    advice: others.filter(({ severity }) => severity === 'advice'),
  };
}

function ReadinessView({ readiness, url }: { readiness: Readiness; url: URL }) {
  if (readiness === 'running') return <Refreshing url={url}>Checking the website…</Refreshing>;
  const { serious, advice } = readiness;
  if (serious.length + advice.length === 0) return null;
  return (
    <section>
      <h2>Problems with the website</h2>
      {serious.map((finding) => (
        <Notice key={finding.id} tone="bad">
          <FindingText finding={finding} />
        </Notice>
      ))}
      {advice.length > 0 ? (
        <details open={serious.length === 0 && advice.length < 3}>
          <summary>Suggestions ({advice.length})</summary>
          <ul>
            {advice.map((finding) => (
              <li key={finding.id} className="border-t border-line py-2.5">
                <FindingText finding={finding} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

/** The first line describes it; others list where. */
function FindingText({ finding: { what, why, todo } }: { finding: Finding }) {
  const [first, ...places] = what.split('\n');
  return (
    <>
      <p>
        <strong>{first}</strong> {why}
      </p>
      {places.length > 0 ? (
        <details>
          <summary>Where ({places.length})</summary>
          <ul className="list-disc pl-5 wrap-anywhere">
            {places.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        </details>
      ) : null}
      <p className="quiet">For whoever runs the server: {todo}</p>
    </>
  );
}
