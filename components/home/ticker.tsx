import type { AnnouncementView } from '@/lib/school-api/announcements';
import type { Result } from '@/lib/school-api/result';
import { Icon } from '../ui/icon';
import { Unavailable } from '../ui/unavailable';

/** One round takes 50 seconds; a longer text would move too fast, so it is scrolled by hand. */
const MAX_CHARACTERS = 1500;

/** Announcements on one line, moved by CSS alone; a checkbox stops it. */
export function Ticker({ announcements }: { announcements: Result<AnnouncementView[]> }) {
  if (!announcements.ok) return <Unavailable />;
  const entries = announcements.data.filter(({ text }) => text !== '');
  if (entries.length === 0) return null;
  const length = entries.reduce((sum, { text }) => sum + text.length, 0);
  const moving = length <= MAX_CHARACTERS;
  return (
    <aside
      className="ticker"
      aria-label="Announcements"
      data-moving={moving ? '' : undefined}
      data-print="none"
    >
      {moving ? <Switch /> : null}
      <div className="ticker-window">
        <div className="ticker-track">
          <Round entries={entries} />
          {moving ? <Round entries={entries} copy /> : null}
        </div>
      </div>
    </aside>
  );
}

function Switch() {
  return (
    <label className="ticker-switch">
      <input type="checkbox" className="unseen" aria-label="Pause the announcements" />
      <Icon name="pause" />
      <Icon name="play" />
    </label>
  );
}

interface RoundProps {
  entries: readonly AnnouncementView[];
  /** The copy that closes the loop, hidden from assistive technology. */
  copy?: boolean;
}

function Round({ entries, copy = false }: RoundProps) {
  return (
    <ul aria-hidden={copy || undefined}>
      {entries.map(({ text, href }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
        <li key={index}>
          {href ? (
            <a href={href} tabIndex={copy ? -1 : undefined}>
              {text}
            </a>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  );
}
