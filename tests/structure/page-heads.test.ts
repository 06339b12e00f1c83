import { expect, it, vi } from 'vitest';
import { contractPaths } from '@/lib/page-cache/route-table';
import { loadPage } from './load-page';

vi.mock('@/lib/school-api/client', async () => ({
  readCall: (await import('../home/answers')).readCallStub,
}));

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
