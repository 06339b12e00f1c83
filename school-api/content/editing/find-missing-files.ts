import type { Db } from '../../db';
import { filesNamed } from '../lists/files';
import { findFile } from '../media/find-file';
import { refusedFiles } from '../pictures/refused-files';
import type { EditedList } from './edited-list';
import { columnsOf } from './field-values';
import type { FieldValues, Problems } from './types';

type Setting = { db: Db; mediaFolders: readonly string[] };

/** Files that are newly named and are not there, or may not be used. */
export async function findMissingFiles(
  { db, mediaFolders }: Setting,
  list: EditedList,
  values: FieldValues,
  before: FieldValues,
): Promise<Problems> {
  const named = (one: FieldValues) => filesNamed(list.fields, columnsOf(list, one));
  const known = new Set(named(before).map(({ path }) => path));
  const fresh = named(values).filter(({ path }) => !known.has(path));
  const problems: Problems = {};
  const addresses = fresh.map(({ path }) => `/media/${path}`);
  const refused = await refusedFiles(db, addresses);
  for (const { field, path } of fresh) {
    const label = list.fields.find(({ name }) => name === field)?.label ?? field;
    const why = refused.get(`/media/${path}`);
    if (why !== undefined) problems[field] = why;
    else if ((await findFile(mediaFolders, path)) === undefined) {
      problems[field] = `${label}: there is no file /media/${path}`;
    }
  }
  return problems;
}
