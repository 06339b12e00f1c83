import { describe, expect, it } from 'vitest';
import { createPdfSchool, statementPdf, statementsOf } from '@/school-api/money';
import { readPdf } from '@/tests/support/read-pdf';
import { sampleReceipt } from './sample-receipt';

const RUPEE = 100;
const on = (day: string) => new Date(`${day}T10:00:00+05:30`);
const row = (number: string, changes: Parameters<typeof sampleReceipt>[0]) =>
  sampleReceipt({ number, amount: 1000 * RUPEE, ...changes });

function newest(receipts = all) {
  const [latest] = statementsOf(receipts);
  if (latest === undefined) throw new Error('no statement');
  return latest;
}
const pdfOf = async (receipts = all) =>
  readPdf(await statementPdf(newest(receipts), 'meera@example.org', createPdfSchool()));

const all = [
  row('D/2026-27/000003', { paidAt: on('2027-03-31'), returned: 400 * RUPEE }),
  row('F/2026-27/000001', { paidAt: on('2026-10-01'), purpose: 'admission' }),
  row('TEST/2026-27/000001', { paidAt: on('2026-09-02'), test: true }),
  row('D/2026-27/000002', { paidAt: on('2026-09-01'), voidedAt: on('2026-09-05') }),
  row('D/2026-27/000001', { paidAt: on('2026-04-01'), cause: '' }),
  row('D/2025-26/000009', { paidAt: on('2026-03-31') }),
];

describe('the statement of a year', () => {
  it('begins on 1 April and ends on 31 March', () => {
    const years = statementsOf(all).map(({ year, receipts }) => [year, receipts.length]);
    expect(years).toEqual([
      ['2026-27', 4],
      ['2025-26', 1],
    ]);
  });

  it('leaves out void receipts and test money, and counts the rest of a partly refunded donation', () => {
    const latest = newest();
    expect(latest.sums).toEqual({ donation: 1600 * RUPEE, admission: 1000 * RUPEE });
    expect(latest.causes).toEqual([
      { cause: '', paise: 1000 * RUPEE },
      { cause: 'For the cows', paise: 600 * RUPEE },
    ]);
    expect(latest.test).toBe(false);
  });

  it('is itself a test if there is only test money', () => {
    const tests = all.filter(({ test }) => test);
    expect(statementsOf(tests)).toMatchObject([{ test: true, sums: { donation: 1000 * RUPEE } }]);
  });

  it('lists every receipt with its state in the PDF', async () => {
    const { text, title, tagged } = await pdfOf();
    expect(title).toBe('Statement of receipts, 2026-27');
    expect(tagged).toBe(true);
    expect(text).toContain('1 April 2026 to 31 March 2027');
    expect(text).toContain('Rupees one thousand six hundred only');
    expect(text).toMatch(/D\/2026-27\/000002 For the cows Void ₹1,000\.00 ₹0\.00/);
    expect(text).toMatch(/D\/2026-27\/000003 For the cows Partly refunded ₹1,000\.00 ₹600\.00/);
    expect(text).toContain('No purpose chosen ₹1,000.00 For the cows ₹600.00');
    expect(text).not.toContain('PRACTICE');
  });

  it('keeps an amount of crores on one line', async () => {
    const { text } = await pdfOf([row('D/2026-27/000001', { amount: 9_999_999_900 })]);
    expect(text).toContain('Valid ₹9,99,99,999.00 ₹9,99,99,999.00');
  });

  it('spreads many receipts over several pages', async () => {
    const many = Array.from({ length: 120 }, (_, index) => row(`D/2026-27/${index}`, {}));
    const { pages, text } = await pdfOf(many);
    expect(pages).toBeGreaterThan(2);
    expect(text).toContain('D/2026-27/119');
  });
});
