import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import Admission from '@/app/admission/page';
import { answers } from '../home/answers';
import { parse } from '../ui/parse';

vi.mock('@/lib/school-api/client', async () => ({
  readCall: (await import('../home/answers')).readCallStub,
}));

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

const show = async () => parse(renderToStaticMarkup(await Admission()));
const fees = (page: Document) =>
  [...page.querySelectorAll('.fee-list li')].map((row) => row.textContent);
const papers = (page: Document) =>
  [...page.querySelectorAll('.fee-list a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);

beforeEach(() => {
  answers.clear();
  answers.set('fee-structure', [registration, dayScholar, residential]);
});

describe('the admission page', () => {
  test.each([
    ['Apply Now', '/register'],
    ['Need Help?', '/contact-us'],
  ])("has '%s' in the box that says 'Register here'", async (label, href) => {
    const box = (await show()).querySelector('.register-box');
    expect(box?.querySelector('h2')?.textContent).toBe('Register here');
    const link = [...(box?.querySelectorAll('a') ?? [])].find((one) => one.textContent === label);
    expect(link?.getAttribute('href')).toBe(href);
  });

  test('plays its video only when it is chosen', async () => {
    const page = await show();
    const figure = page.querySelector('ui-gallery figure');
    expect(figure?.getAttribute('data-video')).toBe('DEMO0000001');
    expect(figure?.querySelector('a')?.getAttribute('href')).toContain('DEMO0000001');
    expect(page.querySelector('iframe')).toBeNull();
    expect(page.querySelector('.gallery-list')).toBeNull();
  });
});

describe('the fees', () => {
  test('stand with their amounts and papers', async () => {
    const page = await show();
    expect(fees(page)).toEqual([
      'Registration FeesNon-Refundable₹1,500',
      'Day Scholar Feea year₹60,000Day Scholar / Day School',
      'Residential Student Feea year₹1,20,000Residential Students',
    ]);
    expect(papers(page)).toEqual([
      ['Day Scholar / Day School', '/media/files/day.pdf'],
      ['Residential Students', '/media/files/residential.pdf'],
    ]);
    expect(page.querySelector('[data-degraded]')).toBeNull();
  });

  test.each([
    ['day scholars', [registration, dayScholar], ['Day Scholar / Day School']],
    ['residential students', [registration, residential], ['Residential Students']],
    ['nobody', [registration], []],
  ])('have only the paper for %s when only that record exists', async (_, records, labels) => {
    answers.set('fee-structure', records);
    expect(papers(await show()).map(([label]) => label)).toEqual(labels);
  });

  test('offer no paper where the record has none', async () => {
    answers.set('fee-structure', [registration, { ...dayScholar, brochure_pdf: '' }]);
    const page = await show();
    expect(papers(page)).toEqual([]);
    expect(fees(page)[1]).toBe('Day Scholar Feea year₹60,000');
  });

  test('are explained in text alone when there is no record', async () => {
    answers.set('fee-structure', []);
    const page = await show();
    expect(page.querySelector('.fee-list')).toBeNull();
    expect(page.body.textContent).toContain('There are two kinds of fee.');
    expect(page.querySelector('[data-degraded]')).toBeNull();
  });

  test('are explained in text alone when the API fails, and the page is cached briefly', async () => {
    answers.clear();
    const page = await show();
    expect(page.querySelector('.fee-list')).toBeNull();
    expect(page.body.textContent).toContain('There are two kinds of fee.');
    expect(page.querySelectorAll('[data-degraded]')).toHaveLength(1);
  });
});
