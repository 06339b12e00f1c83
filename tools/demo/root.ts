import { join } from 'node:path';

/** A file of the site, whose outputs this package writes. */
export const inSite = (path: string): string => join(import.meta.dirname, '../..', path);
