import type { Db } from '../../db';
import { filesNamed, placeOfFile } from '../lists/files';
import type { FieldValues, List } from '../lists/list';
import { findFile } from '../media/find-file';
import { refusedFiles } from '../pictures/find';
import type { Problems } from './types';

type Setting = { db: Db; mediaFolders: readonly string[] };

/** Newly used files that do not exist or may not be used. */
export async function findMissingFiles(
  { db, mediaFolders }: Setting,
  list: List,
  values: FieldValues,
  before: FieldValues,
): Promise<Problems> {
  const named = (one: FieldValues) => filesNamed(list.fields, one);
  const known = new Set(named(before).map(({ path }) => path));
  const fresh = named(values).filter(({ path }) => !known.has(path));
  const problems: Problems = {};
  const paths = fresh.map(({ path }) => path);
  const refused = await refusedFiles(db, paths);
  for (const { field, path } of fresh) {
    const label = list.fields.find(({ name }) => name === field)?.label ?? field;
    const why = refused.get(path);
    if (why !== undefined) problems[field] = why;
    else if ((await findFile(mediaFolders, placeOfFile(path))) === undefined) {
      problems[field] = `${label}: there is no file ${path}`;
    }
  }
  return problems;
}
