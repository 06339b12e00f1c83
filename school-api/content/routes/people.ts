import { Hono } from 'hono';
import { faculty } from '../lists/collections/academics';
import { alumni } from '../lists/collections/programmes';
import { type Reads, readList } from '../reads/read-list';

export function peopleRoutes(reads: Reads) {
  return new Hono()
    .get('/faculties', async (c) => {
      const teachers = await readList(reads, faculty);
      return c.json(
        teachers.map(({ id, values: { name, position, description, picture, social_links } }) => ({
          id,
          name,
          position,
          description,
          picture,
          social_links,
        })),
      );
    })
    .get('/alumni', async (c) => {
      const records = await readList(reads, alumni);
      // The API sends the links as a list with one item.
      return c.json(
        records.map(({ id, values: { name, picture, description, social_links } }) => ({
          id,
          name,
          picture,
          description,
          social_links: [social_links],
        })),
      );
    });
}
