import { formatDistanceStrict } from 'date-fns';
import { formatInIndia } from '@/content/india-time';
import { Icon } from '../../view/icon';
import { Phone } from '../../view/phone';
import type { Waiting } from './source';

export function WaitingList({ items, now }: { items: readonly Waiting[]; now: Date }) {
  return (
    <ul className="waiting @container">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is rendered once, and two lines may be alike
        <li key={index}>
          <Line item={item} now={now} />
        </li>
      ))}
    </ul>
  );
}

function Line({ item, now }: { item: Waiting; now: Date }) {
  const { urgent, title, text, phone, since, href, oldest = [] } = item;
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

export function NothingWaits() {
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
