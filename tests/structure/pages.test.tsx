import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readNames } from '@/contract';
import { contractPaths, listPaths } from '@/lib/page-cache/route-table';
import { answer } from '@/scripts/views/records';
import { answers } from '../home/answers';
import { headingSkips } from '../tabbed/heading-skips';
import { parse } from '../ui/parse';
import { loadPage } from './load-page';

vi.mock('@/lib/school-api/client', async () => ({
  readCall: (await import('../home/answers')).readCallStub,
}));

async function show(path: string): Promise<Document> {
  const page = await loadPage(path);
  const { prelude } = await prerenderToNodeStream(await page.render());
  return parse(await text(prelude));
}

beforeEach(() => answers.clear());

describe.each(listPaths)('%s', (path) => {
  it.each([0, 1, 60])(
    'is complete with %i records, and shows markup in their names as text',
    async (count) => {
      for (const name of readNames) answers.set(name, answer(name, count));
      const page = await show(path);
      expect(page.querySelectorAll('h1')).toHaveLength(1);
      expect(headingSkips(page)).toEqual([]);
      expect(page.querySelector('[data-degraded], [onerror], [style]')).toBeNull();
      expect(page.querySelector('script:not([type="application/ld+json"])')).toBeNull();
    },
  );

  it('is marked as degraded, and still a page, when the school API fails', async () => {
    const page = await show(path);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelector('[data-degraded]')).not.toBeNull();
  });
});

it('each page has a title and a description of its own, and is canonical at its address', async () => {
  const paths = contractPaths.filter((path) => !path.includes('{'));
  const loaded = await Promise.all(paths.map(loadPage));
  const heads = loaded.map(({ metadata }) => metadata);
  expect(heads.map(({ alternates }) => alternates?.canonical)).toEqual(paths);
  for (const part of ['title', 'description'] as const) {
    const texts = new Set(heads.map((head) => JSON.stringify(head[part])));
    expect(texts.size, part).toBe(paths.length);
  }
});
