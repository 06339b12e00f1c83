import { findList } from '../lists/lists';
import { editedRecord } from './edited-record';
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
  const row = await readRecord(db, list.name, id);
  return row && editedRecord(list, row, publicUrl);
}

const MAX_ID = 2_147_483_647;

export const isId = (id: number) => Number.isInteger(id) && id > 0 && id <= MAX_ID;
