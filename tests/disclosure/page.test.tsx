import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import DisclosurePage from '@/app/disclosure/page';
import { DisclosurePage as Page } from '@/components/disclosure/disclosure-page';
import { disclosure } from '@/content/disclosure';
import { pageWith, render, texts } from '../ui/render';

const { notPublished, failed, notOffered } = disclosure;

beforeEach(() => {
  // Already the 11th in India.
  vi.useFakeTimers({ now: new Date('2026-12-10T19:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const entry = (topic: string, more: object = {}) => ({ id: topic, topic, text: 'T', ...more });
const fee = (session: string, classes: string, head: string, more: object = {}) => ({
  id: session + classes + head,
  session,
  classes,
  head,
  amount: 60_000,
  charged: 'a year',
  ...more,
});

const show = (disclosures: unknown, heads: unknown = []) =>
  pageWith({ disclosures, 'fee-heads': heads }, DisclosurePage);

function beside(page: Document, title: string): string {
  const term = [...page.querySelectorAll('dt')].find((one) => one.textContent === title);
  return term?.nextElementSibling?.textContent ?? 'no such row';
}

describe('the disclosures', () => {
  it('show each required row, or that it is not published', async () => {
    const page = await show([
      entry('Fire safety certificate', { issued_on: '2025-06-15', valid_until: '2027-06-14' }),
      entry('Mental health policy', { text: '', document: '/media/files/policy.pdf' }),
      entry('Managing body', { id: 1, title: 'Chair' }),
      entry('Managing body', { id: 2, title: 'Secretary', text: '' }),
    ]);
    expect(beside(page, 'Fire safety certificate')).toContain(
      'Issued 15 Jun 2025\u00a0· Valid until 14 Jun 2027',
    );
    expect(beside(page, 'Mental health policy')).toContain(disclosure.document);
    expect(beside(page, 'Managing body')).toBe(`ChairTSecretary${notPublished}`);
    expect(beside(page, 'Land certificate')).toBe(notPublished);
    // Belongs to the other profile.
    expect(beside(page, 'Campus area')).toBe('no such row');
  });

  it.each([
    ['2026-12-10', 'Expired on 10 Dec 2026'],
    ['2026-12-11', 'Valid until 11 Dec 2026'],
  ])('with the last day %s read %s on the 11th', async (valid_until, text) => {
    const page = await show([entry('Fire safety certificate', { valid_until })]);
    expect(beside(page, 'Fire safety certificate')).toBe(`T${text}`);
  });

  it('include rows that no profile requires, and topics of another server', async () => {
    const page = await show([
      entry('Other certificate', { title: 'Kitchen licence' }),
      entry('Solar roof'),
      entry('School code'),
    ]);
    expect(texts(page, '#certificates dt')).toContain('Kitchen licence');
    expect(texts(page, '#general dt')).toEqual(
      expect.arrayContaining(['Solar roof', 'School code']),
    );
  });

  it('keep the helplines in an outage, without claims about what is published', async () => {
    const page = await pageWith({}, DisclosurePage);
    expect(texts(page, '#help a')).toContain('1098');
    expect(page.body.textContent).toContain(failed);
    expect(page.body.textContent).not.toContain(notPublished);
    expect(page.querySelector('[data-degraded]')).not.toBeNull();
  });
});

it('with a school’s own server without these reads the page refers to the office, and reports nothing as missing', () => {
  const none = { ok: true, data: null, stale: false } as const;
  const page = render(<Page records={none} heads={none} today="2026-12-11" />);
  expect(page.body.textContent).toContain(notOffered);
  expect(page.body.textContent).not.toContain(notPublished);
  expect(texts(page, '#help a')).toContain('14416');
  expect(page.querySelector('[data-degraded]')).toBeNull();
});

describe('the fee table', () => {
  const heads = [
    fee('2027-28', 'Classes 1 to 8', 'Composite annual fee'),
    fee('2026-27', 'All classes', 'Registration fee', { charged: 'once', amount: 1500 }),
    fee('2026-27', 'Day scholars', 'Transport', { optional: true, amount: '1,200.50' }),
    fee('2026-27', 'All classes', 'Caution money', { charged: 'refundable deposit' }),
    fee('2026-27', 'All classes', 'Not decided', { amount: null }),
    fee('2025-26', 'All classes', 'Registration fee'),
  ];

  it('has a table per session from this one on, by class and kind', async () => {
    const page = await show([], heads);
    expect(texts(page, '#fees caption')).toEqual(['Fees for 2026-27', 'Fees for 2027-28']);
    const [first] = page.querySelectorAll('.fee-table');
    expect(texts(first, 'tbody tr')).toEqual([
      'All classes',
      'Registration feeonce₹1,500',
      'Caution moneyrefundable deposit₹60,000',
      'Day scholars',
      'Transporta year, optional₹1,200.50',
    ]);
  });

  it('is reported missing if only past sessions have one', async () => {
    const page = await show([], heads.slice(-1));
    expect(texts(page, '#fees p')).toContain(notPublished);
  });
});
