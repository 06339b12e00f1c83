import type { Db } from '../db';
import type { ListedKey, Source } from './page';
import { type RecordId, type RecordKind, rowNumber } from './record-key';
import type { Sort } from './rows/keys';
import type { Subject } from './subjects/subject';

/** Acts on more at once are refused: they are one transaction and one page. */
export const MOST_CHOSEN = 1000;

/** 'applications.17': how a form names a record of a list. */
export const keyName = ({ kind, id }: { kind: RecordKind; id: RecordId }) => `${kind}.${id}`;

const NAME = /^([a-z-]{1,20})\.([\w-]{1,128})$/;

/**
 * The named records that are there, in the order of their list; other names stand for nothing. After a
 * space a name may say as what the record was seen.
 */
export async function findChosen(
  db: Db,
  subjects: readonly Subject[],
  names: readonly string[],
  sort?: Sort,
): Promise<ListedKey[]> {
  const parts = names
    .slice(0, MOST_CHOSEN + 1)
    .map((name) => NAME.exec(name.split(' ', 1)[0] ?? '') ?? []);
  const sources = subjects.map((subject) => {
    const ids = parts.filter(([, kind]) => kind === subject.name).map(([, , id = '']) => id);
    const named = subject.isNumbered ? ids.flatMap((id) => rowNumber(id) ?? []) : ids;
    return { subject, filter: { named, test: true } };
  });
  return listMatching(db, sources, sort);
}

/** All that the filters leave, up to one more than `MOST_CHOSEN` of each kind. */
export async function listMatching(
  db: Db,
  sources: readonly Source[],
  sort?: Sort,
): Promise<ListedKey[]> {
  const keys: ListedKey[] = [];
  for (const { subject, filter } of sources) {
    const found = await subject.keys(db, filter, { limit: MOST_CHOSEN + 1, sort });
    keys.push(...found.map((key) => ({ ...key, kind: subject.name })));
  }
  return keys;
}
