import { Age } from '../../view/age';
import { Icon } from '../../view/icon';
import { Phone } from '../../view/phone';
import type { Waiting } from './source';

type Props = { items: readonly Waiting[]; now: Date };

export function WaitingList({ items, now }: Props) {
  return (
    <ul className="waiting">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is rendered once, and two lines may be alike
        <li key={index} className={item.urgent ? 'waiting-urgent' : undefined}>
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
      <Icon name={urgent ? 'alert' : 'clock'} />
      <div>
        <p className="waiting-title">{href ? <a href={href}>{title}</a> : title}</p>
        {text || phone ? (
          <p className="waiting-more">
            {text} {phone ? <Phone number={phone} /> : null}
          </p>
        ) : null}
      </div>
      {since ? <Age since={since} now={now} /> : null}
      {oldest.length > 0 ? (
        <ul className="waiting-names">
          {oldest.map((one) => (
            <li key={one.href}>
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
    <div className="all-done">
      <Icon name="check" />
      <p>There is nothing to do.</p>
    </div>
  );
}
