import path from 'node:path';
import { findFile } from '../media/find-file';
import type { Problems } from './content-error';
import { MEDIA_FOLDER } from './files';

const MAX_MB = 25;
const BYTES_PER_MB = 1024 * 1024;

/** A file of the folder, and its path below /media/. */
export type MediaSource = { file: string; place: string };

type Setting = { folder: string; mediaFolders: readonly string[]; problems: Problems };

/** Finds the files that records refer to; those that only the site has need no copy. */
export async function findMedia(
  named: readonly { where: string; field: string; path: string }[],
  { folder, mediaFolders, problems }: Setting,
): Promise<MediaSource[]> {
  const root = path.join(folder, MEDIA_FOLDER);
  const sources = new Map<string, MediaSource>();
  for (const { where, field, path: name } of named) {
    const found = await findFile([root], name);
    if (found === undefined) {
      if ((await findFile(mediaFolders, name)) !== undefined) continue;
      problems.add(`${where}, ${field}`, `there is no file ${MEDIA_FOLDER}/${name}`);
    } else if (found.size > MAX_MB * BYTES_PER_MB) {
      problems.add(`${where}, ${field}`, `${MEDIA_FOLDER}/${name} is larger than ${MAX_MB} MB`);
    } else {
      sources.set(found.file, { file: found.file, place: path.relative(root, found.file) });
    }
  }
  return [...sources.values()];
}
