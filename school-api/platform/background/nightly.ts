import { formatInIndia } from '@/content/india-time';

type Schedule = { now: () => Date /** By the school's clock. */; hour: number };

/** A worker's round: once a night, and not in the first minute, when the site may still be starting. */
export function nightly({ now, hour }: Schedule, work: (signal: AbortSignal) => Promise<void>) {
  let isFirst = true;
  let doneDay = '';
  return async (signal: AbortSignal): Promise<void> => {
    const day = formatInIndia(now(), 'yyyy-MM-dd');
    const isDue = day !== doneDay && Number(formatInIndia(now(), 'H')) >= hour;
    if (!isFirst && isDue) {
      await work(signal);
      if (!signal.aborted) doneDay = day;
    }
    isFirst = false;
  };
}
