import { desc, eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { publishedRecords } from '../../db';
import { ApiError } from '../../platform';
import { albumSlug, albums } from '../lists/collections/albums';
import { linesOf } from '../lists/field-types';
import { facesOf, withoutWithheld } from '../pictures/rows';
import { type Query, type Reads, readList } from '../reads/read-list';

export function albumRoutes(reads: Reads) {
  return new Hono()
    .get('/albums', async (c) => c.json(await listAlbums(reads)))
    .get('/albums/:slug', async (c) => {
      const album = await findAlbum(reads, c.req.param('slug'));
      if (album === undefined) throw new ApiError('not_found', 'There is no album with this name.');
      return c.json(album);
    });
}

const MAX_ALBUMS = 200;
const NUMBER = /(?:^|-)(\d{1,9})$/;

/** Newest first, those without a day last. */
async function listAlbums(reads: Reads) {
  const { datedAt, id } = publishedRecords;
  const orderBy = [sql`${datedAt} desc nulls last`, desc(id)];
  const all = await readAlbums(reads, { orderBy, limit: MAX_ALBUMS });
  const served = await withoutWithheld(reads.db);
  const shown = all.map((album) => ({ ...album, pictures: served(album.pictures) }));
  const covers = await facesOf(
    reads.db,
    shown.map(({ pictures: [first = ''] }) => first),
  );
  return shown.map(({ pictures: { length: pictures }, ...album }, at) => ({
    ...album,
    pictures,
    cover: pictures > 0 ? covers[at] : null,
  }));
}

export async function findAlbum(reads: Reads, slug: string) {
  const [, number] = NUMBER.exec(slug) ?? [];
  if (number === undefined) return undefined;
  const where = eq(publishedRecords.id, Number(number));
  const [album] = await readAlbums(reads, { where });
  if (album === undefined) return undefined;
  const served = await withoutWithheld(reads.db);
  return { ...album, pictures: await facesOf(reads.db, served(album.pictures)) };
}

async function readAlbums(reads: Reads, which: Query) {
  const records = await readList(reads, albums, which);
  return records.map(({ id, values: { title, date, text, pictures } }) => ({
    slug: albumSlug(title, id ?? 0),
    title,
    date,
    text,
    pictures: linesOf(pictures),
  }));
}
