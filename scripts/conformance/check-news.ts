import { calls, isEmptyRecord, NEWS_PAGE_SIZE, readPath } from '@/contract';
import { checkRead } from './check-read';
import type { Note, NoteFor } from './findings';
import { isRefusal, type Server, told } from './server';

const MOST_PAGES = 50;
const UNKNOWN = 'no-news-item-has-this-name-0000';

export async function checkNews(server: Server, noteFor: NoteFor): Promise<void> {
  const list = noteFor(`GET ${calls['news-events'].path}`);
  const first = await checkRead(server, list, 'news-events');
  if (first !== undefined) await checkPaging(server, list, first);
  const detail = noteFor(`GET ${calls['news-event'].path}`);
  const [item] = first?.results ?? [];
  if (item === undefined) detail.leaveOut('an item can be read', 'there is no news item');
  else {
    const params = { slug: item.slug };
    const found = await checkRead(server, detail, 'news-event', { params });
    if (found) detail.check('is the item of the list', found.title === item.title, found.title);
  }
  const unknown = await server.get(readPath('news-event', { slug: UNKNOWN }));
  const what = 'an unknown slug answers 404';
  if (unknown.status === 200 && isEmptyRecord(unknown.body)) {
    detail.advise(what, false, `${told(unknown)} with nothing`);
  } else detail.check(what, unknown.status === 404, told(unknown));
}

type Page = { results: { slug: string }[]; count: number };

async function checkPaging(server: Server, note: Note, first: Page) {
  const { count, results } = first;
  const fits = results.length <= NEWS_PAGE_SIZE;
  note.check(`a page has at most ${NEWS_PAGE_SIZE} items`, fits, `${results.length}`);
  const slugs = new Set(results.map(({ slug }) => slug));
  let seen = results.length;
  const pages = Math.ceil(count / NEWS_PAGE_SIZE);
  for (let page = 2; page <= Math.min(pages, MOST_PAGES); page += 1) {
    const answer = await server.get(readPath('news-events', {}, { page }));
    const items = itemsOf(answer.body);
    if (!note.check(`page ${page} answers 200 with items`, items.length > 0, told(answer))) return;
    for (const slug of items) slugs.add(slug);
    seen += items.length;
  }
  if (pages > MOST_PAGES) {
    note.leaveOut('all pages together have as many items as count says', 'too many pages');
    return;
  }
  const sum = `${seen} items, count says ${count}`;
  note.check('all pages together have as many items as count says', seen === count, sum);
  note.check('no item is there twice', slugs.size === seen, `${seen - slugs.size} again`);
  const beyond = await server.get(readPath('news-events', {}, { page: pages + 1 }));
  const empty = beyond.status === 200 && itemsOf(beyond.body).length === 0;
  note.check('a page beyond the last is empty', empty || isRefusal(beyond), told(beyond));
}

function itemsOf(body: unknown): string[] {
  if (typeof body !== 'object' || body === null || !('results' in body)) return [];
  const { results } = body;
  if (!Array.isArray(results)) return [];
  return results.map((item: unknown) =>
    typeof item === 'object' && item !== null && 'slug' in item ? String(item.slug) : '',
  );
}
