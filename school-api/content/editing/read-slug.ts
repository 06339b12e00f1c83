import type { Db } from '../../db';
import { slugsTaken } from './rows/old-slugs';
import type { RecordRow } from './rows/records';
import { freeSlug, slugFrom } from './slug';
import type { FieldValues } from './types';

type Wanted = { typed: string | undefined; values: FieldValues; record: RecordRow | undefined };
type Read = { slug: string } | { problem: string };

/** The address of a news item: as typed, as it was, or made from the title. */
export async function readSlug(tx: Db, { typed, values, record }: Wanted): Promise<Read> {
  const before = record?.draft?.slug ?? record?.slug ?? undefined;
  const text = typed?.trim() ?? (typeof before === 'string' ? before : '');
  const except = record?.id ?? 0;
  if (text !== '' && (text === before || text === record?.slug)) return { slug: text };
  const wanted = slugFrom(text === '' ? String(values.title ?? '') : text);
  if (wanted === '') {
    if (text !== '') return { problem: 'Address needs letters or digits, such as annual-day' };
    return { slug: await makeFree(tx, 'news', except) };
  }
  if (text === '') return { slug: await makeFree(tx, wanted, except) };
  const taken = await slugsTaken(tx, wanted, except);
  if (taken.has(wanted)) return { problem: `Address '${wanted}' is that of another news item` };
  return { slug: wanted };
}

async function makeFree(tx: Db, wanted: string, except: number): Promise<string> {
  const taken = await slugsTaken(tx, wanted, except);
  return freeSlug(wanted, (slug) => taken.has(slug));
}
