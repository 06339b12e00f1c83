import { plainAddress } from '@/contract/withheld-pictures';
import type { Db, PictureKind } from '../../db';
import { OFFICE_FOLDER } from './limits';
import { listPictures, type Picture, picturesAt, replacedAmong } from './rows';

/** Limit of a list to choose from. */
const NEWEST = 200;

export async function findUndescribed(db: Db, limit: number): Promise<Picture[]> {
  const filter = { kind: 'picture', state: 'kept', undescribed: true } as const;
  return (await listPictures(db, filter, { offset: 0, limit })).rows;
}

export type ChosenFile = Pick<Picture, 'id' | 'path' | 'name' | 'alt'>;

export const toChosen = ({ id, path, name, alt }: Picture): ChosenFile => ({
  id,
  path,
  name,
  alt,
});

/** The newest usable files, for the lists' forms. */
export async function newestFiles(db: Db, kind: PictureKind, search = ''): Promise<ChosenFile[]> {
  const filter = { kind, state: 'kept', ...(search !== '' && { search }) } as const;
  const { rows } = await listPictures(db, filter, { offset: 0, limit: NEWEST });
  return rows.filter((row) => refusalReason(row) === undefined).map(toChosen);
}

/** Alt text is missing, and the picture is not decorative. */
export const isUndescribed = ({ kind, alt, decorative }: Picture) =>
  kind === 'picture' && alt === '' && !decorative;

/** Why an office file must not be used now; undefined if it may. */
export function refusalReason(picture: Picture): string | undefined {
  const { binnedAt, showsStudents, consentOnFile } = picture;
  if (binnedAt !== null) return 'This file is in the bin. Choose another, or restore it';
  if (showsStudents && !consentOnFile) {
    return 'This picture shows students, and no parental consent is on file';
  }
  if (isUndescribed(picture)) return 'This picture has no description yet';
  return undefined;
}

const REPLACED = 'This file was replaced. Choose the new one';

/** Addresses that must not be used, each with the reason. */
export async function refusedFiles(db: Db, paths: readonly string[]): Promise<Map<string, string>> {
  const rows = await picturesAt(db, paths);
  const reasons = new Map<string, string | undefined>(
    rows.map((picture) => [plainAddress(picture.path), refusalReason(picture)]),
  );
  for (const path of await replacedAmong(db, paths)) reasons.set(path, REPLACED);
  return new Map(
    paths.flatMap((path) => {
      const why = reasons.get(plainAddress(path));
      return why === undefined ? [] : [[path, why] as const];
    }),
  );
}

const MAX_SHOWN = 500;

/** With the number of records that use it. */
export type NamedFile = { path: string; uses: number };

const FILE = /\.(?:avif|gif|jpe?g|pdf|png|webp)$/i;

export const isUnmanaged = (path: string) =>
  FILE.test(path) && !path.startsWith(`/media/${OFFICE_FOLDER}/`);

/** Files used by records but not added in the office, such as the demo's: no row describes them. */
export function unmanagedFiles(named: ReadonlyMap<string, readonly number[]>): NamedFile[] {
  return [...named]
    .filter(([path]) => isUnmanaged(path))
    .map(([path, ids]) => ({ path, uses: ids.length }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .slice(0, MAX_SHOWN);
}
