/** Paths of the school's files on the site: the media folder, and all others. */
export const MEDIA_PATH = '/media/';
export const FILES_PATH = '/files/';

export function isSiteFile(path: string): boolean {
  return path.startsWith(MEDIA_PATH) || path.startsWith(FILES_PATH);
}

/** For a picture that is missing, broken or not allowed. */
export const PLACEHOLDER = '/art/placeholder.svg';
