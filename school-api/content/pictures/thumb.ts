import { createHash } from 'node:crypto';
import { rename, stat } from 'node:fs/promises';
import { findFile } from '../media/find-file';
import { makeThumb } from './convert';
import {
  newArriving,
  ownFolder,
  type PictureDeps,
  placeOf,
  removeArriving,
  thumbOf,
} from './folder';
import { oneAtATime } from './sharp';

const MEDIA = '/media/';
const WEBP = 'image/webp';

const exists = (file: string) => stat(file).then(Boolean, () => false);

/** A thumbnail of a picture used by a record ('/media/…'), made on first request. */
export async function thumbAt(deps: PictureDeps, address: string) {
  const media = ownFolder(deps);
  const isOwn = placeOf(media, address) !== undefined;
  const own = thumbOf(media, address);
  if (isOwn && (await exists(own))) return { file: own, type: WEBP };
  const original = address.startsWith(MEDIA)
    ? await findFile(deps.mediaFolders, address.slice(MEDIA.length))
    : undefined;
  if (!original?.type.startsWith('image/')) return undefined;
  const { file, size, modified } = original;
  const key = createHash('sha256').update(`${file} ${size} ${modified.getTime()}`).digest('hex');
  const thumb = isOwn ? own : thumbOf(media, `elsewhere-${key.slice(0, 32)}.webp`);
  return oneAtATime(async () => {
    if (await exists(thumb)) return { file: thumb, type: WEBP };
    const arriving = await newArriving(media);
    try {
      await makeThumb(file, arriving.thumb);
      await rename(arriving.thumb, thumb);
      return { file: thumb, type: WEBP };
    } catch {
      // A file that cannot be scaled down is shown unchanged.
      return original;
    } finally {
      await removeArriving(arriving);
    }
  });
}
