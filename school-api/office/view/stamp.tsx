import { formatInIndia } from '@/content/india-time';

/** '12 Nov 2026, 4:05 pm', the school's time. */
export function Stamp({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()} className="stamp">
      {formatInIndia(at, 'd MMM yyyy, h:mm aaa')}
    </time>
  );
}
