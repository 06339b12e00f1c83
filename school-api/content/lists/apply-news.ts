import type { Db } from '../../db';
import { deleteNews, insertNews, readNewsRows, updateNews } from '../reads/content';
import { type Counts, differs } from './apply-list';
import type { NewsRecord } from './news-file';

/** Updates the news from the folder; the slug identifies an item. */
export async function applyNews(
  tx: Db,
  records: readonly NewsRecord[],
  prune: boolean,
): Promise<Counts> {
  const rows = new Map((await readNewsRows(tx)).map((row) => [String(row.slug), row]));
  const counts: Counts = { added: 0, changed: 0, same: 0, removed: 0 };
  for (const { slug, values } of records) {
    const row = rows.get(slug);
    rows.delete(slug);
    if (row === undefined) {
      await insertNews(tx, slug, values);
      counts.added += 1;
    } else if (differs(row, values)) {
      await updateNews(tx, slug, values);
      counts.changed += 1;
    } else counts.same += 1;
  }
  if (prune) {
    await deleteNews(tx, [...rows.keys()]);
    counts.removed = rows.size;
  }
  return counts;
}
