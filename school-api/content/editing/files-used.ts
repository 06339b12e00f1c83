import { isDeepStrictEqual } from 'node:util';
import { plainAddress } from '@/contract/withheld-pictures';
import type { Db } from '../../db';
import { filesNamed } from '../lists/files';
import { bumpChange } from './bump-change';
import type { EditedList } from './edited-list';
import { columnsOf } from './field-values';
import { holdLists, knowAll } from './in-list';
import { editedLists, findList } from './lists';
import { keepChange, loadRecord } from './load-record';
import { namedPaths } from './named-paths';
import { setLiveRow } from './rows/live-rows';
import { setChangeNumber } from './rows/many-records';
import { type RecordRow, readRecordsWithFiles } from './rows/records';
import type { FieldValues, RecordState } from './types';
import { withOtherFile } from './with-other-file';

export type Use = {
  list: string;
  recordId: number;
  title: string;
  state: RecordState;
  field: string;
  /** '/media/…'. */
  path: string;
  where: 'live' | 'draft';
};

/**
 * Where the lists name files, also in records that are not on the site; all files when left out. A picture
 * is named by each of its addresses, with any point that is or was kept in view.
 */
export async function usesOf(db: Db, now: Date, paths?: readonly string[]): Promise<Use[]> {
  await knowAll({ db, now }, editedLists);
  const wanted = paths && new Set(paths.map(plainAddress));
  const isWanted = (path: string) => wanted?.has(plainAddress(path)) ?? true;
  const named = wanted && [...(await namedPaths(db))].filter(([path]) => isWanted(path));
  const ids = named?.flatMap(([, recordIds]) => recordIds);
  return (await readRecordsWithFiles(db, ids)).flatMap(usesIn).filter(({ path }) => isWanted(path));
}

/** As `usesOf`; nobody can add another one until the transaction ends. */
export async function holdUsesOf(tx: Db, now: Date, paths: readonly string[]): Promise<Use[]> {
  await holdLists(tx, editedLists);
  return usesOf(tx, now, paths);
}

/** By address ('/media/…'): the records that name it. */
export async function usedPaths(db: Db, now: Date): Promise<Map<string, number[]>> {
  await knowAll({ db, now }, editedLists);
  return namedPaths(db);
}

function usesIn({ id, label, draft, values, ...row }: RecordRow): Use[] {
  const list = findList(row.list);
  if (list === undefined) return [];
  const common = { list: row.list, recordId: id, title: label, state: row.state };
  const inValues = namedIn(list, values).map((use) => ({ ...common, ...use }));
  const inDraft = draft === null ? [] : namedIn(list, draft).map((use) => ({ ...common, ...use }));
  const where = row.liveId === null ? 'draft' : 'live';
  return [
    ...inValues.map((use) => ({ ...use, where }) as const),
    ...inDraft.map((use) => ({ ...use, where: 'draft' }) as const),
  ];
}

function namedIn(list: EditedList, values: FieldValues) {
  return filesNamed(list.fields, columnsOf(list, values)).map(({ field, path }) => ({
    ...{ field, path: `/media/${path}` },
  }));
}

/**
 * Writes another address wherever this one is used, in one transaction with a version for each record;
 * returns how many.
 */
export async function replaceFile(
  db: Db,
  { from, to, by }: { from: string; to: string; by: string },
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    const used = (await holdUsesOf(tx, now, [from])).filter(({ path }) => path !== to);
    let done = 0;
    const tags = new Set<string>();
    const live: number[] = [];
    for (const list of editedLists) {
      const own = used.filter((use) => use.list === list.name);
      for (const id of new Set(own.map(({ recordId }) => recordId))) {
        const record = await loadRecord(tx, list, id, now);
        if (record === undefined) continue;
        if (record.liveId !== null) {
          tags.add(list.tag);
          live.push(id);
        }
        await changeOne(tx, list, record, (one) => withOtherFile(list, one, from, to), { now, by });
        done += 1;
      }
    }
    if (tags.size > 0) await setChangeNumber(tx, live, await bumpChange(tx, [...tags], now));
    return done;
  });
}

async function changeOne(
  tx: Db,
  list: EditedList,
  record: RecordRow,
  change: (values: FieldValues) => FieldValues,
  { now, by }: { now: Date; by: string },
) {
  const values = change(record.values);
  const draft = record.draft === null ? null : change(record.draft);
  if (record.liveId !== null) {
    await setLiveRow(tx, list.table, record.liveId, columnsOf(list, values));
  }
  const isLiveChanged = record.liveId !== null && !isDeepStrictEqual(values, record.values);
  const changes = { values, draft, ...(isLiveChanged && { shownSince: now }) };
  await keepChange(tx, list, record, changes, { now, by, what: 'replaced a file' });
}
