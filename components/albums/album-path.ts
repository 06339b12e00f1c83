import { ALBUMS_PATH } from '@/content/albums';

export const albumPath = (slug: string) => `${ALBUMS_PATH}/${encodeURIComponent(slug)}`;
