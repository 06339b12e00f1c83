import { competition } from '@/content/competition';
import { formatShortDate } from '@/lib/format/dates';
import { Icon } from '../ui/icon';

/** A date styled as a calendar sheet: '05 Dec 2026' with a large day. */
export function DateLeaf({ at }: { at: string | null }) {
  const shown = at ? formatShortDate(at) : '';
  if (!at || !shown) {
    return (
      <p className="date-leaf date-leaf-open">
        <Icon name="calendar" />
        {competition.scheduled.noDate}
      </p>
    );
  }
  const [day, ...rest] = shown.split(' ');
  return (
    <p className="date-leaf">
      <time dateTime={at}>
        <span className="date-leaf-day">{day}</span>{' '}
        <span className="date-leaf-month">{rest.join(' ')}</span>
      </time>
    </p>
  );
}
