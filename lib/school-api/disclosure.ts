import { cache } from 'react';
import { formatInIndia } from '@/content/india-time';
import { parseDate } from '@/lib/format/dates';
import type { SafeHtml } from '@/lib/html/safe-html';
import { readCall } from './client';
import { withIds } from './keyed';
import { fileUrl } from './media';
import { mapResult, type Result } from './result';
import { richText } from './rich-text';

/** Days are the school's: '2026-12-05'. */
export type DisclosureView = {
  id: string;
  topic: string;
  title: string;
  text: SafeHtml;
  file: string | null;
  issued: string | null;
  until: string | null;
  reviewed: string | null;
};

export type FeeHeadView = {
  id: string;
  session: string;
  classes: string;
  head: string;
  amount: number;
  charged: string;
  optional: boolean;
};

/** Null where the school's server does not offer it. */
export type Offered<T> = Result<T | null>;

function orNull<T>(read: Result<T>): Offered<T> {
  const isMissing = !read.ok && read.error.status === 404;
  return isMissing ? { ok: true, data: null, stale: false } : read;
}

function dayOf(text: string): string | null {
  const date = parseDate(text);
  return date && formatInIndia(date, 'yyyy-MM-dd');
}

export const readDisclosures = cache(async (): Promise<Offered<DisclosureView[]>> => {
  const read = mapResult(await readCall('disclosures'), (records) =>
    withIds(records).map((record) => ({
      id: record.id,
      topic: record.topic,
      title: record.title,
      text: richText(record.text, 4),
      file: fileUrl(record.document),
      issued: dayOf(record.issued_on),
      until: dayOf(record.valid_until),
      reviewed: dayOf(record.reviewed_on),
    })),
  );
  return orNull(read);
});

/** Without those that have no amount. */
export const readFeeHeads = cache(async (): Promise<Offered<FeeHeadView[]>> => {
  const read = mapResult(await readCall('fee-heads'), (records) =>
    withIds(records).flatMap(({ amount, ...head }) =>
      amount === null ? [] : [{ ...head, amount }],
    ),
  );
  return orNull(read);
});
