import { formatDistanceStrict } from 'date-fns';
import { formatInIndia } from '@/content/india-time';

/** '3 days', with the moment for those who point at it. */
export function Age({ since, now }: { since: Date; now: Date }) {
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
