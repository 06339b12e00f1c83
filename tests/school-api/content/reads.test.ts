import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calls, type ReadName, readNames, readResponse } from '@/contract';
import { getJson, openTestApp } from '../test-app';

const test = await openTestApp({ seeded: true });

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

it('the registration fee is the first of the fees', async () => {
  const [first] = z.array(z.unknown()).parse(await getJson(test.app, '/api/fee-structure'));
  expect(first).toEqual({ category: 'Admission Registration Fee', amount: 1500, brochure_pdf: '' });
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

it('fields that the school does not use are hidden', async () => {
  const controls = z
    .array(z.looseObject({ key: z.string(), status: z.number() }))
    .parse(await getJson(test.app, '/api/form-controls'));
  const hidden = controls.filter(({ status }) => status === 0).map(({ key }) => key);
  expect(hidden).toEqual(Array.from({ length: 10 }, (_, index) => `field_${index + 1}`));
});
