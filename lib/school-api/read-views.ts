import { cache } from 'react';
import { withIds } from './keyed';
import { mapResult, type Result } from './result';

/** A reader of a list whose records have ids: each record as its view. */
export function readViews<T extends { id: string }, V>(
  read: () => Promise<Result<T[]>>,
  view: (record: T) => V,
): () => Promise<Result<V[]>> {
  return cache(async () => mapResult(await read(), (records) => withIds(records).map(view)));
}
