import { Hono } from 'hono';
import { slider } from '../lists/collections/home';
import { altsOf } from '../pictures/rows';
import { type Reads, readList } from '../reads/read-list';

export function homeRoutes(reads: Reads) {
  return new Hono().get('/image-slider', async (c) => {
    const slides = (await readList(reads, slider)).map(({ values }) => values);
    const alts = await altsOf(
      reads.db,
      slides.map(({ image_url }) => image_url),
    );
    return c.json(
      slides.map(({ status, image_url, ...words }) => ({
        status: status ? 1 : 0,
        image_url,
        image_alt: alts(image_url),
        ...words,
      })),
    );
  });
}
