import type { Db, PictureKind } from '../../db';
import { whyRefused } from './refused-files';
import { listPictures, type Picture } from './rows';

/** As many as a list to choose from can have. */
const NEWEST = 200;

/** Newest first. */
export async function findUndescribed(db: Db, limit: number): Promise<Picture[]> {
  const filter = { kind: 'picture', state: 'kept', undescribed: true } as const;
  return (await listPictures(db, filter, { offset: 0, limit })).rows;
}

export type ChosenFile = Pick<Picture, 'id' | 'path' | 'name' | 'alt'>;

export const toChosen = ({ id, path, name, alt }: Picture): ChosenFile => ({
  ...{ id, path, name, alt },
});

/** The newest that may be used, for the forms of the lists. */
export async function newestFiles(db: Db, kind: PictureKind, search = ''): Promise<ChosenFile[]> {
  const filter = { kind, state: 'kept', ...(search !== '' && { search }) } as const;
  const { rows } = await listPictures(db, filter, { offset: 0, limit: NEWEST });
  return rows.filter((row) => whyRefused(row) === undefined).map(toChosen);
}
