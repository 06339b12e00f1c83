import type { Db } from '../../db';
import { slugAfter } from './rows/old-slugs';

/** Where a news item is that had this address before; undefined when it is not on the site. */
export function currentSlug(db: Db, old: string): Promise<string | undefined> {
  return slugAfter(db, old);
}
