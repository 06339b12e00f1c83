import type { Db } from '../../db';

export type PictureDeps = {
  db: Db;
  now: () => Date;
  /** Folders that the site searches for /media/…; the first takes new files. */
  mediaFolders: readonly string[];
};

export function ownFolder({ mediaFolders }: Pick<PictureDeps, 'mediaFolders'>): string {
  const [own] = mediaFolders;
  if (own === undefined) throw new Error('there is no media folder');
  return own;
}
