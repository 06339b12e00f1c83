import { beforeEach, expect, it, vi } from 'vitest';
import robots from '@/app/robots';
import { env } from '@/lib/env';

vi.mock('@/lib/env', { spy: true });
const real = env();
const set = (values: Partial<typeof real>) =>
  vi.mocked(env).mockReturnValue({ ...real, ...values });

beforeEach(() => void vi.mocked(env).mockReset());

it('links to the sitemap of a public site', () => {
  set({ SITE_INDEXABLE: true, SITE_URL: 'https://school.example.org' });
  expect(robots()).toEqual({
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: 'https://school.example.org/sitemap.xml',
  });
});

it('blocks all crawlers of any other', () => {
  set({ SITE_INDEXABLE: false });
  expect(robots()).toEqual({ rules: { userAgent: '*', disallow: '/' } });
});
