import { expect, it } from 'vitest';
import { startSite, stubApiPerTest, world } from '../lib/school-api/fresh-site';
import { itemsOf, pageOf } from './records';

stubApiPerTest();

it('a page for which the server responds 404 is beyond the last, and shows the first', async () => {
  await startSite();
  world.api.behave(({ url }, response) => {
    if (url?.endsWith('?page=1')) return response.end(JSON.stringify(pageOf(itemsOf(3), 27)));
    return response.writeHead(404).end('{"detail":"Invalid page."}');
  });
  const { readNewsPageOrFirst } = await import('@/components/news/read-news-page-or-first');
  expect(await readNewsPageOrFirst(99)).toMatchObject({ ok: true, data: { page: 1 } });
});
