import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calls, type ReadName, readNames, readResponse } from '@/contract';
import { getJson, openTestApp } from '../test-app';

const test = await openTestApp({ seeded: true, clock: () => new Date('2026-11-21T10:00:00Z') });

function pathOf(name: ReadName): string {
  return `/api/${calls[name].path.replace('{slug}', name === 'album' ? 'of-the-day-1' : 'board-results-2025')}`;
}

describe.each(readNames)('%s', (name) => {
  it('responds the same with and without a trailing slash', async () => {
    const path = pathOf(name);
    const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
    const response = await test.app.request(other, { redirect: 'manual' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(await getJson(test.app, path));
  });
});

it('a slide that is switched off is marked so', async () => {
  const read = readResponse('image-slider', await getJson(test.app, '/api/image-slider'));
  expect(read.ok && read.data.filter((slide) => !slide.status)).toHaveLength(1);
});

it('test dates and texts in their place are distinguished', async () => {
  expect(await getJson(test.app, '/api/admission-dates/')).toMatchObject({
    dates_with_locations: [{ admission_date: '2026-12-13' }, { admission_date: '2026-12-27' }],
    admission_texts_with_locations: [{ admission_text: expect.stringContaining('Online test') }],
  });
});

it('a school without the demo has the same form', async () => {
  const own = await openTestApp();
  const path = '/api/form-controls';
  expect(await getJson(own.app, path)).toEqual(await getJson(test.app, path));
});

it('fields that the school does not use are hidden', async () => {
  const controls = z
    .array(z.looseObject({ key: z.string(), status: z.number() }))
    .parse(await getJson(test.app, '/api/form-controls'));
  const hidden = controls.filter(({ status }) => status === 0).map(({ key }) => key);
  expect(hidden).toEqual(Array.from({ length: 10 }, (_, index) => `field_${index + 1}`));
});

async function page(query: string) {
  const response = await test.app.request(`/api/news-events/${query}`);
  const read = readResponse('news-events', await response.json());
  if (!read.ok) throw new Error(`not a news page: ${read.fields}`);
  return { status: response.status, ...read.data };
}

describe('the news list', () => {
  it('is newest first', async () => {
    const pages = await Promise.all(['', '?page=2', '?page=3'].map(page));
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

async function results(query: string) {
  const read = readResponse('results', await getJson(test.app, `/api/results${query}`));
  if (!read.ok) throw new Error(`not results: ${read.fields}`);
  return read.data;
}

describe('results', () => {
  it('are in the order of their percentages', async () => {
    const { '10th': tenth, '12th': twelfth } = await results('?year=2025');
    expect(tenth[0]).toMatchObject({ name: 'Nakul Talvan', percentage: '98.4' });
    expect(twelfth[0]).toMatchObject({ name: 'Advait Madhuvan', stream: 'Science' });
  });

  it('are those of the newest year if none is requested', async () => {
    expect(await results('')).toEqual(await results('?year=2025'));
  });

  it.each(['?year=1999', '?year=x', '?year=', '?year=1e99', "?year=1';--"])(
    'are empty for %s',
    async (query) => {
      expect(await results(query)).toEqual({ '10th': [], '12th': [] });
    },
  );
});
