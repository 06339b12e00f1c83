import path from 'node:path';
import { findFile } from '../media/find-file';
import type { Problems } from './content-error';
import { MEDIA_FOLDER } from './files';

const MOST_MB = 25;
const BYTES_OF_MB = 1024 * 1024;

/** A file of the folder, and its place below the site's media. */
export type MediaSource = { file: string; place: string };

type Setting = { folder: string; mediaFolders: readonly string[]; problems: Problems };

/** Finds every file that records name: in the folder, or on the site already. */
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
    } else if (found.size > MOST_MB * BYTES_OF_MB) {
      problems.add(`${where}, ${field}`, `${MEDIA_FOLDER}/${name} is larger than ${MOST_MB} MB`);
    } else {
      sources.set(found.file, { file: found.file, place: path.relative(root, found.file) });
    }
  }
  return [...sources.values()];
}
