import { createApp } from '@/school-api/app';
import type { PictureOffice } from './support';

export function served({ deps, media }: PictureOffice, path: string, method = 'GET') {
  const { db, log } = deps;
  return createApp({ db, log, mediaFolders: [media.folder] }).request(path, { method });
}
