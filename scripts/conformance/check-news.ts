import { z } from 'zod';
import { isEmptyRecord, NEWS_PAGE_SIZE, readPath } from '@/contract';
import type { Kit } from './kit';
import { describeAnswer, isRefusal } from './server';

const MAX_PAGES = 50;
const UNKNOWN = 'no-news-item-has-this-name-0000';

export async function checkNews(kit: Kit): Promise<void> {
  const { server } = kit;
  const first = await kit.read('news-events');
  if (first !== undefined) await checkPaging(kit, first);
  const detail = kit.note('news-event');
  const [item] = first?.results ?? [];
  if (item === undefined) detail.leaveOut('an item can be read', 'there is no news item');
  else {
    const found = await kit.read('news-event', { params: { slug: item.slug } });
    if (found) detail.check('is the item of the list', found.title === item.title, found.title);
  }
  const unknown = await server.get(readPath('news-event', { slug: UNKNOWN }));
  const what = 'an unknown slug answers 404';
  if (unknown.status === 200 && isEmptyRecord(unknown.body)) {
    detail.advise(what, false, `${describeAnswer(unknown)} with nothing`);
  } else detail.check(what, unknown.status === 404, describeAnswer(unknown));
}

type Page = { results: { slug: string }[]; count: number };

async function checkPaging(kit: Kit, first: Page) {
  const { server } = kit;
  const note = kit.note('news-events');
  const { count, results } = first;
  const fits = results.length <= NEWS_PAGE_SIZE;
  note.check(`a page has at most ${NEWS_PAGE_SIZE} items`, fits, `${results.length}`);
  const seenSlugs = new Set(results.map(({ slug }) => slug));
  let seen = results.length;
  const pages = Math.ceil(count / NEWS_PAGE_SIZE);
  for (let page = 2; page <= Math.min(pages, MAX_PAGES); page += 1) {
    const answer = await server.get(readPath('news-events', {}, { page }));
    const items = itemsOf(answer.body);
    if (
      !note.check(`page ${page} answers 200 with items`, items.length > 0, describeAnswer(answer))
    )
      return;
    for (const slug of items) seenSlugs.add(slug);
    seen += items.length;
  }
  if (pages > MAX_PAGES) {
    note.leaveOut('all pages together have as many items as count says', 'too many pages');
    return;
  }
  const sum = `${seen} items, count says ${count}`;
  note.check('all pages together have as many items as count says', seen === count, sum);
  note.check('no item is there twice', seenSlugs.size === seen, `${seen - seenSlugs.size} again`);
  const beyond = await server.get(readPath('news-events', {}, { page: pages + 1 }));
  const empty = beyond.status === 200 && itemsOf(beyond.body).length === 0;
  note.check('a page beyond the last is empty', empty || isRefusal(beyond), describeAnswer(beyond));
}

const slugs = z.object({ results: z.array(z.object({ slug: z.coerce.string().catch('') })) });

function itemsOf(body: unknown): string[] {
  return slugs.safeParse(body).data?.results.map(({ slug }) => slug) ?? [];
}
