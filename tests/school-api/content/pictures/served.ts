import { createApp } from '@/school-api/app';
import type { PictureOffice } from './support';

/** A file as the school API gives it out just now. */
export function served({ deps, media }: PictureOffice, path: string, method = 'GET') {
  const { db, log } = deps;
  return createApp({ db, log, mediaFolders: [media.folder] }).request(path, { method });
}
