import { describe, expect, test } from 'vitest';
import Admission from '@/app/admission/page';
import { attributes, pageWith, texts } from '../ui/render';

const registration = { category: 'Admission Registration Fee', amount: 1500 };
const dayScholar = {
  category: 'Day Scholar Fee',
  amount: 60_000,
  brochure_pdf: '/media/files/day.pdf',
};
const residential = {
  category: 'Residential Student Fee',
  amount: 120_000,
  brochure_pdf: '/media/files/residential.pdf',
};
const noDates = { dates_with_locations: [], admission_texts_with_locations: [] };
const showWith = (answers: object) =>
  pageWith({ 'fee-structure': [], 'admission-dates': noDates, ...answers }, () => Admission());
const show = (...records: object[]) => showWith({ 'fee-structure': records });
const papers = (page: Document) => texts(page, '.fee-list a');

test('the admission page leads to the registration and to help, and plays its video when it is chosen', async () => {
  const page = await show();
  expect(texts(page, '.register-box h2')).toEqual(['Register here']);
  const links = texts(page, '.register-box a');
  expect(attributes(page, '.register-box a')[links.indexOf('Apply Now')]).toBe('/register');
  expect(attributes(page, '.register-box a')[links.indexOf('Need Help?')]).toBe('/contact-us');
  expect(attributes(page, 'ui-gallery figure', 'data-video')).toEqual(['DEMO0000001']);
  expect(attributes(page, 'ui-gallery figure a')[0]).toContain('DEMO0000001');
  expect(page.querySelector('iframe, .gallery-list')).toBeNull();
});

describe('the fees', () => {
  test('are shown with their amounts and brochures', async () => {
    const page = await show(registration, dayScholar, residential);
    expect(texts(page, '.fee-list li')).toEqual([
      'Registration FeesNon-Refundable₹1,500',
      'Day Scholar Feea year₹60,000Day Scholar / Day School',
      'Residential Student Feea year₹1,20,000Residential Students',
    ]);
    expect(attributes(page, '.fee-list a')).toEqual([
      '/media/files/day.pdf',
      '/media/files/residential.pdf',
    ]);
    expect(page.querySelector('[data-degraded]')).toBeNull();
  });

  test('have brochures only for existing records', async () => {
    expect(papers(await show(registration, dayScholar))).toEqual(['Day Scholar / Day School']);
    expect(papers(await show(registration, residential))).toEqual(['Residential Students']);
    const page = await show(registration, { ...dayScholar, brochure_pdf: '' });
    expect(papers(page)).toEqual([]);
    expect(texts(page, '.fee-list li')[1]).toBe('Day Scholar Feea year₹60,000');
  });

  test.each([
    ['there is no record', [], 0],
    ['the API fails', 'down', 1],
  ])('are explained in text alone when %s', async (_, records, degraded) => {
    const page = await showWith({ 'fee-structure': records });
    expect(page.querySelector('.fee-list')).toBeNull();
    expect(page.body.textContent).toContain('There are two kinds of fee.');
    expect(page.querySelectorAll('[data-degraded]')).toHaveLength(degraded);
  });
});

describe('the tests', () => {
  const tests = (page: Document) => texts(page, '.test-list li');

  test('are shown with day, time and place, as far as the school gives them', async () => {
    const day = { location: 'Vraja campus', admission_date: '2126-01-06' };
    const page = await showWith({
      'admission-dates': {
        dates_with_locations: [
          { ...day, admission_time: '09:00', admission_text: 'At the main gate' },
          { ...day, admission_date: '2025-12-16', full: true },
          { ...day, admission_date: '2025-12-16', full: true },
        ],
        admission_texts_with_locations: [{ location: 'Families abroad', admission_text: 'Online' }],
      },
    });
    expect(tests(page)).toEqual([
      '16 Dec 2025, TuesdayVraja campusNo places left',
      '06 Jan 2126, Sunday, 9 amVraja campusAt the main gate',
      'OnlineFamilies abroad',
    ]);
    expect(page.querySelectorAll('[data-degraded]')).toHaveLength(0);
  });

  test.each([
    ['there is none', noDates, 0],
    ['the API fails', 'down', 1],
  ])('have no list when %s', async (_, dates, degraded) => {
    const page = await showWith({ 'admission-dates': dates });
    expect(tests(page)).toEqual([]);
    expect(texts(page, '.admission-tests')[0]).toContain('Details not available');
    expect(page.querySelectorAll('[data-degraded]')).toHaveLength(degraded);
  });
});
