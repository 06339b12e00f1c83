/** Where the site hands out the files of the school's server: its media folder, and all others. */
export const MEDIA_PATH = '/media/';
export const FILES_PATH = '/files/';

export function isSiteFile(path: string): boolean {
  return path.startsWith(MEDIA_PATH) || path.startsWith(FILES_PATH);
}

/** Stands where a picture is missing, dead or not allowed. */
export const PLACEHOLDER = '/art/placeholder.svg';
