import { formatLongDate } from '@/lib/format/dates';

/** 'January 5, 2026', or nothing if the record has no valid date. */
export function NewsDate({ at, label }: { at: string | null; label?: string }) {
  const shown = at ? formatLongDate(at) : '';
  if (!at || !shown) return null;
  return (
    <p className="news-date">
      {label ? `${label} ` : null}
      <time dateTime={at}>{shown}</time>
    </p>
  );
}
