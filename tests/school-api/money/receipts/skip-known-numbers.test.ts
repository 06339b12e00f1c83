import { beforeEach, describe, expect, it } from 'vitest';
import { outbox, paymentOrders, receiptSerials } from '@/school-api/db';
import { enqueueMail } from '@/school-api/mail';
import { skipKnownNumbers } from '@/school-api/money';
import { writeReceiptNumbers } from '@/school-api/money/payments/note-numbers';
import { nextReceiptNumber } from '@/school-api/money/receipts/number';
import { openPaymentsApp } from '../payments/payments-app';

const api = await openPaymentsApp();
beforeEach(api.reset);

const skip = () => skipKnownNumbers(api.db, api.deps.provider, api.clock.at);
const next = (purpose: 'donation' | 'admission', test = false) =>
  nextReceiptNumber(api.db, api.clock.at, { purpose, test });
const about = (sentences: readonly string[], series: string) =>
  sentences.filter((sentence) => sentence.startsWith(`Receipts ${series}:`));

async function mail(receiptNumber: string) {
  const data = { receiptNumber, donorName: '', amount: 100, givenOn: '', reason: '' };
  const to = 'donor@example.org';
  const mail = { key: receiptNumber, kind: 'donation-cancelled', to, data } as const;
  await enqueueMail(api.db, mail, api.clock.at);
}

describe('after a restored backup', () => {
  it('numbers of emails are skipped, with room for unknown donations', async () => {
    for (let donation = 0; donation < 3; donation += 1) await next('donation');
    await mail('D/2026-27/000007');
    const sentences = await skip();
    expect(about(sentences, 'D/2026-27')).toEqual([
      'Receipts D/2026-27: the backup ends at D/2026-27/000003, D/2026-27/000007 is known to have been used since; the next number is D/2026-27/000108 (100 are skipped for donations that may have been recorded since).',
    ]);
    expect(await next('donation')).toBe('D/2026-27/000108');
  });

  it('numbers that the provider knows are skipped', async () => {
    for (let n = 0; n < 3; n += 1) await api.payDonation(await api.startDonation());
    await writeReceiptNumbers(api.deps);
    await api.forget();
    const sentences = await skip();
    expect(about(sentences, 'TEST/2026-27')).toEqual([
      'Receipts TEST/2026-27: the backup has none, TEST/2026-27/000003 is known to have been used since; the next number is TEST/2026-27/000004.',
    ]);
    expect(await next('donation', true)).toBe('TEST/2026-27/000004');
  });

  it('the first numbers of a new year are left out, and numbers of each earlier year', async () => {
    await api.db.insert(receiptSerials).values([
      { financialYear: '2023-24', last: 40 },
      { financialYear: '2025-26', last: 50 },
    ]);
    await skip();
    const serials = await api.db.select().from(receiptSerials);
    expect(Object.fromEntries(serials.map((row) => [row.financialYear, row.last]))).toEqual({
      '2023-24': 140,
      '2025-26': 150,
      '2026-27': 100,
      'F/2026-27': 100,
    });
  });

  it.each([
    ['down', async () => void (await api.control({ down: true })), 'could not be asked'],
    ['not set up', async () => undefined, 'No payment provider was asked'],
  ])('reports that the provider is %s, and still leaves room', async (what, prepare, sentence) => {
    await prepare();
    const provider = what === 'down' ? api.deps.provider : undefined;
    const sentences = await skipKnownNumbers(api.db, provider, api.clock.at);
    expect(sentences.at(-1)).toContain(sentence);
    expect(await next('donation')).toBe('D/2026-27/000101');
    expect(await next('admission')).toBe('F/2026-27/000101');
  });

  it('is refused without the provider if a payment was real', async () => {
    await api.payDonation(await api.startDonation());
    await api.db.update(paymentOrders).set({ test: false });
    await expect(skipKnownNumbers(api.db, undefined, api.clock.at)).rejects.toThrow(
      'Set the variables of the school API',
    );
  });

  it('leaves the emails unchanged', async () => {
    await mail('D/2026-27/000007');
    await mail('not a number');
    await skip();
    expect(await api.db.$count(outbox)).toBe(2);
  });
});
