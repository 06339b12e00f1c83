import { eq, max } from 'drizzle-orm';
import { type Db, faculty, results } from '../../db';
import { publishedPicture } from './consents';
import { listOrder } from './list-order';

export function listResults(db: Db, year: number) {
  return db
    .select({
      classKey: results.classKey,
      picture: publishedPicture(results),
      name: results.name,
      stream: results.stream,
      percentage: results.percentage,
    })
    .from(results)
    .where(eq(results.year, year))
    .orderBy(...listOrder(results));
}

export async function latestResultYear(db: Db): Promise<number | undefined> {
  const [row] = await db.select({ year: max(results.year) }).from(results);
  return row?.year ?? undefined;
}

export function listFaculty(db: Db) {
  return db
    .select({
      id: faculty.id,
      name: faculty.name,
      position: faculty.position,
      description: faculty.description,
      picture: faculty.picture,
      social_links: faculty.socialLinks,
    })
    .from(faculty)
    .orderBy(...listOrder(faculty));
}
