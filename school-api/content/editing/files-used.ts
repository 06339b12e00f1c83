import { isDeepStrictEqual } from 'node:util';
import { plainAddress } from '@/contract/withheld-pictures';
import type { Db } from '../../db';
import { filesNamed, withOtherFile } from '../lists/files';
import type { FieldValues, List } from '../lists/list';
import { findList, lists } from '../lists/lists';
import { bumpChange } from './bump-change';
import { lockLists } from './in-list';
import { namedPaths } from './named-paths';
import { setChangeNumber } from './rows/many-records';
import { type RecordRow, readRecord, readRecordsWith } from './rows/records';
import { saveChange } from './save-changes';
import type { RecordState } from './types';

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
 * Uses of these files in all records, published or not. A picture is found at each of its addresses, with
 * any current or former focus point.
 */
export async function usesOf(db: Db, paths: readonly string[]): Promise<Use[]> {
  const wanted = new Set(paths.map(plainAddress));
  const isWanted = (path: string) => wanted.has(plainAddress(path));
  const named = [...(await namedPaths(db))].filter(([path]) => isWanted(path));
  const records = await readRecordsWith(
    db,
    named.flatMap(([, ids]) => ids),
  );
  return records.flatMap(usesIn).filter(({ path }) => isWanted(path));
}

/** Like `usesOf`; nobody can add a use until the transaction ends. */
export async function lockUsesOf(tx: Db, paths: readonly string[]): Promise<Use[]> {
  await lockLists(tx, lists);
  return usesOf(tx, paths);
}

function usesIn({ id, label, draft, values, ...row }: RecordRow): Use[] {
  const list = findList(row.list);
  if (list === undefined) return [];
  const common = { list: row.list, recordId: id, title: label, state: row.state };
  const inValues = filesNamed(list.fields, values).map((use) => ({ ...common, ...use }));
  const inDraft =
    draft === null ? [] : filesNamed(list.fields, draft).map((use) => ({ ...common, ...use }));
  const where = row.state === 'shown' ? 'live' : 'draft';
  return [
    ...inValues.map((use) => ({ ...use, where }) as const),
    ...inDraft.map((use) => ({ ...use, where: 'draft' }) as const),
  ];
}

/**
 * Replaces this address wherever it is used, in one transaction with a version per record; returns the
 * count.
 */
export async function replaceFile(
  db: Db,
  { from, to, by }: { from: string; to: string; by: string },
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    const used = (await lockUsesOf(tx, [from])).filter(({ path }) => path !== to);
    let done = 0;
    const tags = new Set<string>();
    const live: number[] = [];
    for (const list of lists) {
      const own = used.filter((use) => use.list === list.name);
      for (const id of new Set(own.map(({ recordId }) => recordId))) {
        const record = await readRecord(tx, list.name, id);
        if (record === undefined) continue;
        if (record.state === 'shown') {
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
  list: List,
  record: RecordRow,
  change: (values: FieldValues) => FieldValues,
  { now, by }: { now: Date; by: string },
) {
  const values = change(record.values);
  const draft = record.draft === null ? null : change(record.draft);
  const isLiveChanged = record.state === 'shown' && !isDeepStrictEqual(values, record.values);
  const changes = { values, draft, ...(isLiveChanged && { shownSince: now }) };
  await saveChange(tx, list, record, changes, { now, by, action: 'replaced a file' });
}
