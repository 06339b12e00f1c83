import { calendar } from '@/content/calendar';
import { hourInWords } from '@/contract/facts/hour-in-words';
import type { CalendarItem } from '@/lib/calendar/item';
import { dayAndWeekday, formatDayRange } from '@/lib/format/dates';

export function CalendarItems({ items }: { items: readonly CalendarItem[] }) {
  return (
    <ul className="calendar-items">
      {items.map((item) => (
        <Item key={item.uid} item={item} />
      ))}
    </ul>
  );
}

function Item({ item }: { item: CalendarItem }) {
  const { title, first, last, place, audience, details, href, cancelled } = item;
  const [day, weekday] = dayAndWeekday(first);
  const days = last === first ? '' : formatDayRange(first, last);
  const facts = [days, hours(item), place, audience].filter((fact) => fact !== '');
  return (
    <li className="calendar-item" data-cancelled={cancelled ? '' : undefined}>
      <time className="calendar-day" dateTime={first}>
        <span>{day}</span> {weekday}
      </time>
      <div>
        <h3>
          {href ? (
            <a className="link" href={href}>
              {title}
            </a>
          ) : (
            title
          )}
          {cancelled ? <strong className="calendar-cancelled">{calendar.cancelled}</strong> : null}
        </h3>
        {facts.length > 0 ? <p className="calendar-facts">{facts.join('\u00a0· ')}</p> : null}
        {details ? <p>{details}</p> : null}
      </div>
    </li>
  );
}

function hours({ from, until }: CalendarItem): string {
  if (from === '') return '';
  return until ? `${hourInWords(from)} to ${hourInWords(until)}` : hourInWords(from);
}
