import { cache } from 'react';
import { formatInIndia } from '@/content/india-time';
import type { ResponseOf } from '@/contract';
import { parseDate } from '@/lib/format/dates';
import { readCall } from './client';
import { withIds } from './keyed';
import { fileUrl } from './media';
import { mapResult, orElse, type Result } from './result';
import { richText } from './rich-text';

/** Null if the school's server does not offer it. */
export type Offered<T> = Result<T | null>;

/** The day at the school, '2026-12-05'. */
function dayOf(text: string): string | null {
  const date = parseDate(text);
  return date && formatInIndia(date, 'yyyy-MM-dd');
}

const viewOf = (record: ResponseOf<'disclosures'>[number]) => ({
  id: record.id,
  topic: record.topic,
  title: record.title,
  text: richText(record.text, 4),
  file: fileUrl(record.document),
  issued: dayOf(record.issued_on),
  until: dayOf(record.valid_until),
  reviewed: dayOf(record.reviewed_on),
});

export type DisclosureView = ReturnType<typeof viewOf>;

export const readDisclosures = cache(
  async (): Promise<Offered<DisclosureView[]>> =>
    orElse(
      mapResult(await readCall('disclosures'), (all) => withIds(all).map(viewOf)),
      null,
    ),
);

export type FeeHeadView = ResponseOf<'fee-heads'>[number];

export const readFeeHeads = cache(
  async (): Promise<Offered<FeeHeadView[]>> =>
    orElse(mapResult(await readCall('fee-heads'), withIds), null),
);
