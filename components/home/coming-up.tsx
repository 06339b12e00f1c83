import { calendar } from '@/content/calendar';
import { notOver } from '@/lib/calendar/item';
import type { Calendar } from '@/lib/calendar/read-calendar';
import { formatDay, formatDayRange } from '@/lib/format/dates';
import { Section } from '../ui/section';
import { Unavailable } from '../ui/unavailable';

const MAX_EVENTS = 3;

interface Props {
  read: Calendar;
  today: string;
  /** Without news below it. */
  alone?: boolean;
}

/** The next calendar days, above the news; weekly schedules are left out. */
export function ComingUp({ read, today, alone = false }: Props) {
  const next = notOver(read.items, today).filter(
    ({ uid, cancelled }) => !cancelled && !uid.startsWith('week-'),
  );
  // Shown even if some of it is missing: the page is rendered again soon.
  if (!read.isWhole) return <Unavailable />;
  if (next.length === 0) return null;
  const { heading, all } = calendar.home;
  const days = (
    <>
      <ul>
        {next.slice(0, MAX_EVENTS).map(({ uid, first, last, title }) => (
          <li key={uid}>
            <time dateTime={first}>
              {last === first ? formatDay(first) : formatDayRange(first, last)}
            </time>{' '}
            {title}
          </li>
        ))}
      </ul>
      <a className="link" href={all.href}>
        {all.label}
      </a>
    </>
  );
  if (alone) {
    return (
      <Section title={heading} ground="card" far>
        <div className="coming-up">{days}</div>
      </Section>
    );
  }
  return (
    <div className="coming-up">
      <h3>{heading}</h3>
      {days}
    </div>
  );
}
