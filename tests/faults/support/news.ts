import type { Db } from '@/school-api/db/db';
import { addRecords } from '../../support/content';

export async function publish(db: Db, title: string): Promise<string> {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  await addRecords(db, 'news', [{ slug, title, description: title, text: `<p>${title}</p>` }]);
  return title;
}
