import type { Db, PictureKind } from '../../db';
import { whyRefused } from './refused-files';
import { listPictures } from './rows';

/** As many as a list to choose from can have. */
const NEWEST = 200;

export type ChosenFile = { id: number; path: string; name: string; alt: string };

/** The newest that may be used, for the forms of the lists. */
export async function newestFiles(db: Db, kind: PictureKind, search = ''): Promise<ChosenFile[]> {
  const filter = { kind, state: 'kept', ...(search !== '' && { search }) } as const;
  const { rows } = await listPictures(db, filter, { offset: 0, limit: NEWEST });
  return rows
    .filter((row) => whyRefused(row) === undefined)
    .map(({ id, path, name, alt }) => ({ id, path, name, alt }));
}
