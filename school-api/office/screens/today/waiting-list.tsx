import { Icon } from '@/components/ui/icon';
import { Stamp } from '../../view/stamp';
import type { Waiting } from './source';

export function WaitingList({ items }: { items: readonly Waiting[] }) {
  if (items.length === 0) return <NothingWaits />;
  return (
    <ul className="waiting">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is rendered once, and two lines may be alike
        <li key={index} className={item.urgent ? 'waiting-urgent' : undefined}>
          <Line {...item} />
        </li>
      ))}
    </ul>
  );
}

function Line({ urgent, title, text, since, href }: Waiting) {
  return (
    <>
      <Icon name={urgent ? 'alert' : 'clock'} />
      <div>
        <p className="waiting-title">{href ? <a href={href}>{title}</a> : title}</p>
        {text ? <p className="waiting-more">{text}</p> : null}
        {since ? (
          <p className="waiting-more">
            Since <Stamp at={since} />
          </p>
        ) : null}
      </div>
      {href ? <Icon name="chevron-right" /> : null}
    </>
  );
}

function NothingWaits() {
  return (
    <div className="all-done">
      <Icon name="check" />
      <div>
        <p className="all-done-title">Nothing waits for you.</p>
        <p className="quiet">What comes in is shown here.</p>
      </div>
    </div>
  );
}
