import { type Address, type Visit, Visitors } from '../visitors';
import { CALL } from './options';

const CLIENTS = 8;
const PAGES = ['/', '/news-event', '/contact-us', '/admission?n=', '/syllabus?n='];

function visitOf(client: number, n: number): Visit {
  if ((n + client) % 4 === 0) return { path: CALL.path, body: CALL.body, wanted: CALL.expect };
  const page = PAGES[n % PAGES.length] ?? '/';
  // A new query is not in nginx's cache, so the sites answer.
  return { path: page.endsWith('=') ? `${page}${client}-${n}` : page, wanted: 200 };
}

/** Eight visitors who ask for pages and send calls while something happens; resolves to what failed. */
export async function visitDuring(
  what: string,
  nginx: Address,
  happens: () => Promise<unknown>,
): Promise<readonly string[]> {
  const clients = Array.from({ length: CLIENTS }, (_, client) => (n: number) => visitOf(client, n));
  const visitors = new Visitors(nginx, clients);
  try {
    await happens();
  } finally {
    await visitors.end();
  }
  const { pages, posts, failed } = visitors;
  const slowest = Math.round(Math.max(...pages, ...posts));
  const requests = pages.length + posts.length;
  console.log(`${what}: ${requests} requests, ${failed.length} failed, slowest ${slowest} ms`);
  return failed;
}
