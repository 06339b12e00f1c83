import { and, eq } from 'drizzle-orm';
import { listRecords } from '@/school-api/content/editing/list-records';
import type { Db } from '@/school-api/db/db';
import { contentRecords, newsOldSlugs } from '@/school-api/db/schema/content-records';
import { announcements } from '@/school-api/db/schema/home';
import { news } from '@/school-api/db/schema/news';
import type { OfficeScenario } from './office-scenarios';

const LIST = 'announcements';
const now = () => new Date();
const named = (db: Db, name: string) => db.$count(announcements, eq(announcements.name, name));

/** An announcement on the site, known to the office. */
async function anAnnouncement(db: Db, n: number) {
  const name = `Announcement ${n} ${Date.now()}`;
  await db.insert(announcements).values({ name, place: 1_000 + n });
  const { records } = await listRecords({ db, now }, LIST, { search: name });
  const id = records[0]?.id ?? 0;
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
      act: (desk) => desk.send(path, path, { 'field.name': name, act: 'publish' }),
      count: (db) => named(db, name),
    };
  },

  'an editor changes a record on the site': async (db, n) => {
    const { path, name } = await anAnnouncement(db, n);
    const changed = `${name}, changed`;
    return {
      act: (desk) => desk.send(path, path, { 'field.name': changed, act: 'publish' }),
      count: (read) => named(read, changed),
    };
  },

  'an editor moves a record to the bin': async (db, n) => {
    const { id, path, name } = await anAnnouncement(db, n);
    return {
      act: (desk) => desk.send(path, `${path}/bin`, {}),
      count: (read) => isBinned(read, id, name),
    };
  },

  'an editor gives a news item another address': async (db, n) => {
    const slug = `news-${n}-${Date.now()}`;
    await db.insert(news).values({ slug, title: slug });
    const { records } = await listRecords({ db, now }, 'news', { search: slug });
    const path = `/content/news/${records[0]?.id ?? 0}`;
    return {
      act: (desk) => desk.send(path, path, { slug: `${slug}-moved`, act: 'publish' }),
      count: async (read) => {
        const moved = await read.$count(news, eq(news.slug, `${slug}-moved`));
        const leads = await read.$count(newsOldSlugs, eq(newsOldSlugs.slug, slug));
        return moved === leads ? moved : Number.NaN;
      },
    };
  },
};
