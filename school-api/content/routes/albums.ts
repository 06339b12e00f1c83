import { Hono } from 'hono';
import { ApiError } from '../../platform';
import { findAlbum, listAlbums } from '../reads/albums';
import type { Reads } from '../reads/read-list';

export function albumRoutes(reads: Reads) {
  return new Hono()
    .get('/albums', async (c) => c.json(await listAlbums(reads)))
    .get('/albums/:slug', async (c) => {
      const album = await findAlbum(reads, c.req.param('slug'));
      if (album === undefined) throw new ApiError('not_found', 'There is no album of this name.');
      return c.json(album);
    });
}
