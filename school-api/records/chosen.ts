import type { Db } from '../db';
import type { ListedKey, Source } from './page';
import { type RecordId, type RecordKind, rowNumber } from './record-key';
import type { Sort } from './rows/keys';
import type { Subject } from './subjects/subject';

/** Larger selections are refused, since an action is one transaction and one page. */
export const MAX_CHOSEN = 1000;

/** 'applications.17': a list record's name in a form. */
export const keyName = ({ kind, id }: { kind: RecordKind; id: RecordId }) => `${kind}.${id}`;

const NAME = /^([a-z-]{1,20})\.([\w-]{1,128})$/;

/**
 * Existing records with these names, in list order; other names are ignored. After a space, a name may
 * include the state in which it was shown.
 */
export async function findChosen(
  db: Db,
  subjects: readonly Subject[],
  names: readonly string[],
  sort?: Sort,
): Promise<ListedKey[]> {
  const parts = names
    .slice(0, MAX_CHOSEN + 1)
    .map((name) => NAME.exec(name.split(' ', 1)[0] ?? '') ?? []);
  const sources = subjects.map((subject) => {
    const ids = parts.filter(([, kind]) => kind === subject.name).map(([, , id = '']) => id);
    const named = subject.isNumbered ? ids.flatMap((id) => rowNumber(id) ?? []) : ids;
    return { subject, filter: { named, test: true } };
  });
  return listMatching(db, sources, sort);
}

/** Everything the filters leave, up to one more than `MAX_CHOSEN` per kind. */
export async function listMatching(
  db: Db,
  sources: readonly Source[],
  sort?: Sort,
): Promise<ListedKey[]> {
  const keys: ListedKey[] = [];
  for (const { subject, filter } of sources) {
    const found = await subject.keys(db, filter, { limit: MAX_CHOSEN + 1, sort });
    keys.push(...found.map((key) => ({ ...key, kind: subject.name })));
  }
  return keys;
}
