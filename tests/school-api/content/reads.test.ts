import { afterAll, describe, expect, it } from 'vitest';
import { calls, type ReadName, readNames, readResponse } from '@/contract';
import { getJson, openTestApp } from '../test-app';

/** Records of the demo; groups and pages have their own tests. */
const COUNTS: Partial<Record<ReadName, number>> = {
  'image-slider': 4,
  announcement: 3,
  'weekly-schedules': 8,
  videos: 6,
  curriculums: 8,
  testimonials: 8,
  events: 9,
  purposes: 5,
  'purpose-totals': 1,
  disclosures: 19,
  'fee-heads': 14,
  competitions: 5,
  alumni: 12,
  publications: 9,
  faculties: 24,
  'vedic-gurukulam': 2,
  'fee-structure': 3,
  vacancies: 6,
  'syllabus-documents': 1,
  albums: 1,
  // The standard and the custom fields, and the question to donors.
  'form-controls': 32,
};

const test = await openTestApp({ seeded: true });
afterAll(() => test.close());

function pathOf(name: ReadName): string {
  return `/api/${calls[name].path.replace('{slug}', name === 'album' ? 'of-the-day-1' : 'board-results-2025')}`;
}

describe.each(readNames)('%s', (name) => {
  it('responds 200 with records that fulfil the contract', async () => {
    const response = await test.app.request(pathOf(name));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    const read = readResponse(name, await response.json());
    expect(read).toMatchObject({ ok: true, skipped: [] });
    expect(read.ok && read.total).toBeGreaterThan(0);
  });

  it('responds the same with and without a trailing slash', async () => {
    const path = pathOf(name);
    const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
    const response = await test.app.request(other, { redirect: 'manual' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(await getJson(test.app, path));
  });
});

describe('the demo school', () => {
  it.each(Object.entries(COUNTS))('has its records of %s: %i', async (name, count) => {
    expect(await getJson(test.app, pathOf(name as ReadName))).toHaveLength(count);
  });

  it('has one slide switched off', async () => {
    const read = readResponse('image-slider', await getJson(test.app, '/api/image-slider'));
    const off = read.ok ? read.data.filter((slide) => !slide.status) : [];
    expect(off).toHaveLength(1);
  });

  it('has the registration fee first', async () => {
    const [first] = (await getJson(test.app, '/api/fee-structure')) as unknown[];
    expect(first).toEqual({
      category: 'Admission Registration Fee',
      amount: 1500,
      brochure_pdf: '',
    });
  });

  it('offers two test dates and one text', async () => {
    const body = await getJson(test.app, '/api/admission-dates/');
    expect(body).toEqual({
      dates_with_locations: [
        expect.objectContaining({ admission_date: '2026-12-13' }),
        expect.objectContaining({ admission_date: '2026-12-27' }),
      ],
      admission_texts_with_locations: [
        { location: 'Families abroad', admission_text: expect.stringContaining('Online test') },
      ],
    });
  });

  it('shows every standard field of the form and hides the ten custom ones', async () => {
    const controls = (await getJson(test.app, '/api/form-controls')) as {
      key: string;
      status: number;
    }[];
    const hidden = controls.filter(({ status }) => status === 0).map(({ key }) => key);
    expect(hidden).toEqual(Array.from({ length: 10 }, (_, index) => `field_${index + 1}`));
  });

  it('starts its programmes with vedic and has publications in three categories', async () => {
    const programmes = (await getJson(test.app, '/api/vedic-gurukulam')) as { name: string }[];
    expect(programmes[0]?.name).toBe('vedic');
    const books = (await getJson(test.app, '/api/academics/publications')) as {
      category: string;
    }[];
    expect(new Set(books.map(({ category }) => category))).toEqual(
      new Set(['academic', 'book', 'publication']),
    );
  });
});
