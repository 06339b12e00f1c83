import { describe, expect, it } from 'vitest';
import { school } from '@/content/school';
import { createPdfSchool, receiptPdf } from '@/school-api/money';
import { readPdf } from '@/tests/support/read-pdf';
import { sampleReceipt } from './sample-receipt';

const CLAIM = 'qualifies for a deduction';
const registration = {
  urn: 'AAATD0000X20214',
  issuedOn: '2021-09-23',
  from: new Date('2021-09-22T18:30:00Z'),
  until: new Date('2031-03-31T18:30:00Z'),
};
const pdfSchool = createPdfSchool({ registrations: [registration] });
const read = async (changes: Parameters<typeof sampleReceipt>[0] = {}) =>
  readPdf(await receiptPdf(sampleReceipt(changes), pdfSchool));

describe('a receipt as a PDF', () => {
  it('shows who gave what to whom, in figures and in words', async () => {
    const { text } = await read();
    for (const line of [
      ...[school.name, school.address.street, 'D/2026-27/000012', '20 November 2026'],
      ...['Meera Rao', '12, Demo Lane, Vraja', '₹1,20,000.50', 'pay_Demo123456789'],
      ...['Rupees one lakh twenty thousand and fifty paise only', 'Online payment', 'For the cows'],
      ...[CLAIM, 'This is a computer-generated receipt.', 'Authorised signatory'],
    ]) {
      expect(text).toContain(line);
    }
    expect(text).not.toContain('VOID');
  });

  it('is tagged, with title and language, for screen readers', async () => {
    const { title, language, tagged, nodes } = await read();
    expect(title).toBe('Receipt D/2026-27/000012');
    expect(language).toBe('en-IN');
    expect(tagged).toBe(true);
    const roles = nodes.map(({ role }) => role);
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(roles.filter((role) => role === 'TR')).toHaveLength(10);
    expect(roles.filter((role) => role === 'TH')).toHaveLength(10);
  });

  it('marks a Hindi name as Hindi', async () => {
    const { nodes } = await read({ payerName: 'श्रीमती राधा क्षत्रिय', subject: '' });
    expect(nodes.filter(({ lang }) => lang === 'hi')).toMatchObject([{ role: 'Span' }]);
  });

  it('shows the letters of transliterated Sanskrit, and a question mark for other scripts', async () => {
    const { text } = await read({ payerName: 'Kṛṣṇa Rādhā', subject: 'அன்பு' });
    expect(text).toContain('Kṛṣṇa Rādhā');
    expect(text).toContain('Message ?');
  });

  it('is the same file for the same row', async () => {
    const [first, second] = await Promise.all([
      receiptPdf(sampleReceipt(), pdfSchool),
      receiptPdf(sampleReceipt(), pdfSchool),
    ]);
    expect(first.equals(second)).toBe(true);
  });

  it('is marked void and claims nothing', async () => {
    const voided = {
      voidedAt: new Date('2026-12-03T10:00:00Z'),
      voidReason: 'the donation was refunded',
    };
    const { text } = await read({ ...voided, returned: 12_000_050 });
    expect(text).toContain('VOID: this receipt has not been valid since 3 December 2026.');
    expect(text).toContain('Reason: the donation was refunded.');
    expect(text).not.toContain(CLAIM);
    expect(text.match(/VOID/g)).toHaveLength(2);
  });

  it('claims nothing without a registration, and names whom to ask', async () => {
    const { text } = await readPdf(await receiptPdf(sampleReceipt(), createPdfSchool()));
    expect(text).not.toContain(CLAIM);
    expect(text).toContain(`please call the school: ${school.phones[0]}`);
  });

  it('shows a partial refund', async () => {
    const { text } = await read({ returned: 2_000_000 });
    expect(text).toContain('Partly refunded: ₹20,000.00 was returned; ₹1,00,000.50 remains.');
  });

  it('is marked as practice, not as a receipt, for a practice payment', async () => {
    const { title, text } = await read({ test: true, number: 'TEST/2026-27/000001' });
    expect(title).toBe('PRACTICE – not a receipt TEST/2026-27/000001');
    expect(text).toContain('no money has moved');
    expect(text).not.toContain(CLAIM);
  });

  it('names the student of a registration fee and claims nothing', async () => {
    const { text } = await read({ purpose: 'admission', subject: 'Keshav Rao', amount: 150_000 });
    expect(text).toContain('Registration fee for admission');
    expect(text).toContain('Student Keshav Rao');
    expect(text).not.toContain('80-G');
  });

  it('continues on further pages for a message of any length', async () => {
    const subject = `${'Many words, राधा, and more. '.repeat(170)}The end.`;
    const { pages, text } = await read({ subject, payerName: 'W'.repeat(120) });
    expect(pages).toBeGreaterThan(1);
    expect(text).toContain('The end.');
    expect(text).toContain(`page ${pages} of ${pages}`);
  });
});
