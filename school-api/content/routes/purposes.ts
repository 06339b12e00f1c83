import { Hono } from 'hono';
import { altsOf } from '../pictures/rows';
import { listPurposes } from '../reads/purposes';
import type { Reads } from '../reads/read-list';

export function purposeRoutes(reads: Reads) {
  return new Hono().get('/purposes', async (c) => {
    const found = await listPurposes(reads);
    const alts = await altsOf(
      reads.db,
      found.map(({ picture }) => picture),
    );
    return c.json(
      found.map(({ first_day: _since, other_names: _names, ...purpose }) => ({
        ...purpose,
        picture_alt: alts(purpose.picture),
      })),
    );
  });
}
