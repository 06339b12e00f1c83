import { Hono } from 'hono';
import type { Preview } from '@/contract/preview';
import type { Db } from '../../db';
import { inList } from '../editing/in-list';
import { putOnSite } from '../editing/put-on-site';
import { factsOf } from '../editing/record-facts';
import { readRecord, setRecord } from '../editing/rows/records';
import type { EditingDeps, FieldValues } from '../editing/types';
import type { List } from '../lists/list';
import { findList } from '../lists/lists';
import { readRoutes } from '../routes/read-routes';
import { shownOn } from './shown-on';
import type { Previewed } from './tokens';

type Deps = Pick<EditingDeps, 'db' | 'now'>;

/** Ends the transaction: nothing of a preview stays. */
class Seen extends Error {
  constructor(readonly preview: Preview | undefined) {
    super('a preview is not kept');
  }
}

/**
 * What its page reads with the draft in place: it is put on the site in a transaction that is never
 * committed, and read there by the public calls. Undefined when there is no such record (any more), or when
 * it cannot be shown yet.
 */
export async function viewPreview({ db, now }: Deps, { list: name, id }: Previewed) {
  const list = findList(name);
  if (list === undefined) return undefined;
  try {
    await inList(db, list, async (tx) => {
      const record = await readRecord(tx, list.name, id);
      if (record === undefined) throw new Seen(undefined);
      const values = completed(list, record.draft ?? record.values, id);
      const shown = await putOnSite(tx, list, record, values, now());
      await setRecord(tx, id, { ...shown, ...factsOf(list, shown.values) });
      throw new Seen(await readPage(tx, list, { values, id: shown.publicId, title: record.label }));
    });
    return undefined;
  } catch (error) {
    if (error instanceof Seen) return error.preview;
    throw error;
  }
}

/** A draft may lack what it must have on the site. */
function completed(list: List, values: FieldValues, id: number): FieldValues {
  const filled = list.fields.map(({ name, type, label }) => {
    const value = values[name] ?? null;
    const isOpen = value === null || value === '';
    if (isOpen && name === 'slug') return [name, `preview-${id}`];
    const isText = type.schema.safeParse(`(${label})`).success;
    return [name, isOpen && type.required && isText ? `(${label})` : value];
  });
  return { ...values, ...Object.fromEntries(filled) };
}

async function readPage(
  tx: Db,
  list: List,
  { values, id, title }: { values: FieldValues; id: number; title: string },
): Promise<Preview | undefined> {
  const shown = shownOn(list.name, values, id);
  if (shown === undefined) return undefined;
  const app = new Hono({ strict: false }).route('/api', readRoutes({ db: tx }));
  const answers: Record<string, unknown> = {};
  for (const path of shown.reads) {
    const response = await app.request(path);
    if (!response.ok) return undefined;
    answers[path] = await response.json();
  }
  return { path: shown.path, title, answers };
}
