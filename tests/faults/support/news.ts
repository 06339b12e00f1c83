import type { Db } from '@/school-api/db/db';
import { news } from '@/school-api/db/schema/news';

/** Publishes a news item. */
export async function publish(db: Db, title: string): Promise<string> {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const createdAt = new Date();
  await db
    .insert(news)
    .values({ slug, title, description: title, content: `<p>${title}</p>`, createdAt });
  return title;
}
