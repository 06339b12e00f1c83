import { editedRecord } from './edited-record';
import { inList } from './in-list';
import { findList } from './lists';
import { loadRecord } from './load-record';
import { valuesOnSite } from './put-on-site';
import { readRecord } from './rows/records';
import type { EditedRecord, EditingDeps } from './types';

/** Undefined when there is none of this list. */
export async function findRecord(
  deps: EditingDeps,
  name: string,
  id: number,
): Promise<EditedRecord | undefined> {
  const list = findList(name);
  if (list === undefined || !isId(id)) return undefined;
  const { db, publicUrl } = deps;
  const known = await readRecord(db, list.name, id);
  if (known === undefined) return undefined;
  const onSite = await valuesOnSite(db, list, known);
  if (onSite?.differs === false) return editedRecord(list, known, publicUrl);
  // An import has changed it, or taken it away.
  const now = deps.now();
  const row = await inList({ db, now }, list, (tx) => loadRecord(tx, list, id, now));
  return row && editedRecord(list, row, publicUrl);
}

const MAX_ID = 2_147_483_647;

export const isId = (id: number) => Number.isInteger(id) && id > 0 && id <= MAX_ID;
