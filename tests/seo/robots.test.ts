import { beforeEach, expect, it, vi } from 'vitest';
import robots from '@/app/robots';
import { env } from '@/lib/env';

vi.mock('@/lib/env', { spy: true });
const real = env();
const set = (values: Partial<typeof real>) =>
  vi.mocked(env).mockReturnValue({ ...real, ...values });

beforeEach(() => void vi.mocked(env).mockReset());

it('leads to the sitemap of a site that wants to be found', () => {
  set({ SITE_INDEXABLE: true, SITE_URL: 'https://school.example.org' });
  expect(robots()).toEqual({
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: 'https://school.example.org/sitemap.xml',
  });
});

it('turns everybody away from one that does not', () => {
  set({ SITE_INDEXABLE: false });
  expect(robots()).toEqual({ rules: { userAgent: '*', disallow: '/' } });
});
