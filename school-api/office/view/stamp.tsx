import { formatInIndia } from '@/content/india-time';

/** A date without a time is stored as midnight. */
export const isMidnight = (at: Date) => formatInIndia(at, 'HH:mm:ss') === '00:00:00';

/** '12 Nov 2026, 4:05 pm', at the school. */
export function Stamp({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()} className="stamp tabular-nums">
      {formatInIndia(at, isMidnight(at) ? 'd MMM yyyy' : 'd MMM yyyy, h:mm aaa')}
    </time>
  );
}
