import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '@/school-api/db/db';
import {
  contentRecords,
  newsOldSlugs,
  publishedRecords,
} from '@/school-api/db/schema/content-records';
import { addRecords } from '../support/content';
import type { OfficeScenario } from './office-scenarios';

const LIST = 'announcements';
const named = (db: Db, name: string) =>
  db.$count(publishedRecords, sql`${publishedRecords.values}->>'name' = ${name}`);

async function anAnnouncement(db: Db, n: number) {
  const name = `Announcement ${n} ${Date.now()}`;
  const [record] = await addRecords(db, LIST, [{ name }]);
  const id = record?.id ?? 0;
  return { id, name, path: `/content/${LIST}/${id}` };
}

async function isBinned(db: Db, id: number, name: string) {
  const which = and(eq(contentRecords.id, id), eq(contentRecords.state, 'binned'));
  const isSo = (await db.$count(contentRecords, which)) === 1;
  return isSo && (await named(db, name)) === 0 ? 1 : 0;
}

export const contentScenarios: Record<string, OfficeScenario> = {
  'an editor publishes a new record': async (_, n) => {
    const name = `New ${n} ${Date.now()}`;
    const path = `/content/${LIST}/new`;
    return {
      action: (screens) => screens.send(path, path, { 'field.name': name, intent: 'publish' }),
      count: (db) => named(db, name),
    };
  },

  'an editor changes a record on the site': async (db, n) => {
    const { path, name } = await anAnnouncement(db, n);
    const changed = `${name}, changed`;
    return {
      action: (screens) => screens.send(path, path, { 'field.name': changed, intent: 'publish' }),
      count: (read) => named(read, changed),
    };
  },

  'an editor moves a record to the bin': async (db, n) => {
    const { id, path, name } = await anAnnouncement(db, n);
    return {
      action: (screens) => screens.send(path, `${path}/bin`, {}),
      count: (read) => isBinned(read, id, name),
    };
  },

  'an editor gives a news item another address': async (db, n) => {
    const slug = `news-${n}-${Date.now()}`;
    const [record] = await addRecords(db, 'news', [{ slug, title: slug }]);
    const path = `/content/news/${record?.id ?? 0}`;
    return {
      action: (screens) => screens.send(path, path, { slug: `${slug}-moved`, intent: 'publish' }),
      count: async (read) => {
        const moved = await read.$count(
          publishedRecords,
          eq(publishedRecords.slug, `${slug}-moved`),
        );
        const leads = await read.$count(newsOldSlugs, eq(newsOldSlugs.slug, slug));
        return moved === leads ? moved : Number.NaN;
      },
    };
  },
};
