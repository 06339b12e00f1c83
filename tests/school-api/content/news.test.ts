import { describe, expect, it } from 'vitest';
import { readResponse } from '@/contract';
import { openTestApp } from '../test-app';

const test = await openTestApp({ seeded: true });

async function page(query: string) {
  const response = await test.app.request(`/api/news-events/${query}`);
  const read = readResponse('news-events', await response.json());
  if (!read.ok) throw new Error(`not a news page: ${read.fields}`);
  return { status: response.status, ...read.data };
}

const allPages = () => Promise.all(['', '?page=2', '?page=3'].map(page));

describe('the news list', () => {
  it('is newest first', async () => {
    const pages = await allPages();
    const times = pages.flatMap(({ results }) => results.map((one) => Date.parse(one.created_at)));
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  it.each(['?page=4', '?page=0', '?page=x', '?page=1.5', '?page=99999999999'])(
    'returns an empty page and the count for %s',
    async (query) => {
      expect(await page(query)).toEqual({ status: 200, results: [], count: 27 });
    },
  );

  it('treats an empty page number as the first page', async () => {
    expect(await page('?page=')).toEqual(await page(''));
  });
});

describe('one news item', () => {
  it.each(['nothing-of-this-name', "x'%20or%20'1'='1", '%00', '%E0%A4%A'])(
    'is not found for the slug %s',
    async (slug) => {
      const response = await test.app.request(`/api/news-events/${slug}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({
        error: {
          code: 'not_found',
          message: expect.any(String),
          requestId: response.headers.get('x-request-id'),
        },
      });
    },
  );
});
