import { afterAll, describe, expect, it } from 'vitest';
import { offlineGifts } from '@/school-api/db/schema/donations';
import { outbox } from '@/school-api/db/schema/outbox';
import { receipts } from '@/school-api/db/schema/receipts';
import { openOffice } from '../../cli/office';

const office = await openOffice({ demo: false });
afterAll(() => office.close());

const gift = {
  means: 'cheque',
  date: '2026-11-20',
  amount: '5,000',
  name: 'Meera Rao',
  email: 'meera@example.org',
  address: '12, Demo Lane, Vraja',
};

let slip = 0;

function add(changes: Record<string, string> = {}, ...switches: string[]) {
  slip += 1;
  const all = Object.entries({ ...gift, reference: `CHQ ${slip}`, ...changes });
  const options = all.map(([name, value]) => `--${name}=${value}`);
  return office.school('gifts', 'add', ...options, ...switches);
}

const numbers = async () =>
  (await office.db.select().from(receipts).orderBy(receipts.number)).map(({ number }) => number);

describe('a gift that came by bank', () => {
  it('gets the next number of the series, and its receipt goes by mail once', async () => {
    const { code, told } = await add({ reference: 'UTR-77 01', purpose: 'For the cows' });
    expect([code, told]).toEqual([
      0,
      'Receipt D/2026-27/000001 for ₹5,000.00: sent to meera@example.org.\n',
    ]);
    const [receipt] = await office.db.select().from(receipts);
    expect(receipt).toMatchObject({
      ...{ purpose: 'donation', test: false, amount: 500_000, means: 'cheque' },
      ...{ reference: 'UTR-77 01', subject: 'For the cows', payerName: 'Meera Rao' },
      paidAt: new Date('2026-11-19T18:30:00Z'),
    });
    const mails = await office.db.select().from(outbox);
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['donation-receipt', 'meera@example.org'],
    ]);
  });

  it('is asked about when its reference was entered before, however it is written', async () => {
    const again = { reference: 'utr 7701', amount: '1100' };
    const { code, told } = await add(again);
    expect(code).toBe(1);
    expect(told).toContain('entered before: D/2026-27/000001, 2026-11-20, ₹5,000.00, Meera Rao.');
    expect(told).toContain('--again');
    expect(await numbers()).toHaveLength(1);
    expect((await add(again, '--again')).told).toContain('D/2026-27/000002');
  });

  it('counts in the year of its day', async () => {
    expect((await add({ date: '2026-03-31' })).told).toContain('D/2025-26/000001');
    expect((await add({ date: '2026-04-01' })).told).toContain('D/2026-27/000003');
  });

  it('needs no e-mail address, and no reference for cash', async () => {
    const { told } = await add({ means: 'cash', reference: '', email: '' });
    expect(told).toContain('no deduction; the receipt says so.');
    expect(told).toContain('D/2026-27/000004 for ₹5,000.00: no mail, for want of an address.');
    const { told: small } = await add({ means: 'cash', reference: '', amount: '2000' });
    expect(small).not.toContain('deduction');
  });
});

describe('a mistake is named, and nothing is written', () => {
  const long = 'x'.repeat(500);

  it.each([
    [{ means: 'barter' }, 'Choose how the gift came: bank transfer, cheque, cash, upi.'],
    [{ date: '20.11.2026' }, 'Enter the day on which the gift came, such as 2026-04-01.'],
    [{ date: '2026-02-30' }, 'Enter the day on which the gift came, such as 2026-04-01.'],
    [{ date: '2026-11-22' }, 'The day on which the gift came cannot be after today.'],
    [{ date: '1999-11-22' }, 'The day on which the gift came cannot be before 2000-04-01.'],
    [{ amount: '0' }, 'Enter the amount in rupees, such as 5000 or 5000.50.'],
    [{ amount: '-5' }, 'Enter the amount in rupees, such as 5000 or 5000.50.'],
    [{ amount: '1.234' }, 'Enter the amount in rupees, such as 5000 or 5000.50.'],
    [{ amount: '99999999999' }, 'The amount can be at most ₹1,00,00,00,000.'],
    [{ reference: long }, 'The reference may have at most 100 characters.'],
    [{ reference: ' ' }, 'Enter the number of the transfer or the cheque.'],
    [{ reference: 'a\u0000b' }, 'The reference holds characters that cannot be kept.'],
    [{ name: '=cmd|calc' }, 'The name may hold letters'],
    [{ name: '' }, 'Enter the name of the donor.'],
    [{ email: 'meera' }, 'Enter an e-mail address, such as name@example.org, or leave it empty.'],
    [{ address: long }, 'The address may have at most 400 characters.'],
    [{ purpose: long }, 'The purpose may have at most 200 characters.'],
    [{ kind: 'Gold' }, 'Choose the kind: Corpus, Specific grant, Others.'],
  ])('%j', async (changes, message) => {
    const before = await numbers();
    const { code, told } = await add(changes);
    expect(code).toBe(1);
    expect(told).toContain(message);
    expect(told).toContain('Nothing was written.');
    expect(await numbers()).toEqual(before);
  });

  it('all at once', async () => {
    const { told } = await add({ amount: 'many', name: '' });
    expect(told.trim().split('\n')).toHaveLength(3);
  });

  it('an option that is missing', async () => {
    const { code, told } = await office.school('gifts', 'add', '--means', 'cash');
    expect([code, told]).toEqual([2, expect.stringContaining('--date, --amount, --name')]);
  });
});

describe('a cancelled gift', () => {
  it('keeps its number and says why, and the donor is told once', async () => {
    const { told } = await add({ reference: 'BOUNCED' });
    const number = /D\/\S+/.exec(told)?.[0] ?? '';
    const cancelled = await office.school('gifts', 'cancel', number, '--reason', 'cheque returned');
    expect(cancelled).toMatchObject({ code: 0 });
    expect(cancelled.told).toBe(
      `Receipt ${number} is void: cheque returned. The donor gets a mail.\n`,
    );
    const again = await office.school('gifts', 'cancel', number, '--reason', 'x');
    expect(again).toMatchObject({
      code: 1,
      told: `Receipt ${number} is void already: cheque returned.\n`,
    });
    const shown = await office.school('gifts', 'show', number);
    expect(shown.out).toMatch(/^state +cancelled$/m);
    expect(shown.out).toMatch(/^cancel_reason +cheque returned$/m);
    const mails = await office.db.select().from(outbox);
    expect(mails.filter(({ kind }) => kind === 'gift-cancelled')).toHaveLength(1);
    expect((await add({ reference: 'BOUNCED' })).code).toBe(0);
  });

  it('needs a reason, and a receipt that the office wrote', async () => {
    expect((await office.school('gifts', 'cancel', 'D/1')).code).toBe(2);
    const nobody = await office.school('gifts', 'cancel', 'D/1', '--reason', 'x');
    expect(nobody).toMatchObject({ code: 1, told: 'There is no receipt D/1.\n' });
    const long = await office.school('gifts', 'cancel', 'D/1', '--reason', 'x'.repeat(500));
    expect(long.told).toBe('The reason may have at most 200 characters.\n');
  });
});

it('gifts are listed and exported by the day on which they were given, safe for a spreadsheet', async () => {
  await add({ date: '2026-10-05', reference: '+91 5', purpose: '=SUM(A1)' });
  const { out, told } = await office.school('gifts', 'list', '--until', '2026-10-31');
  expect(out).toMatch(/2026-10-05 +valid +5000\.00 +cheque +\+91 5 +Meera Rao/);
  expect(told).toBe('3 gifts\n');
  const csv = (await office.school('gifts', 'export', '--since', '2026-10-05')).out;
  expect(csv).toContain(`"'+91 5"`);
  expect(csv).toContain(`"'=SUM(A1)"`);
});

it('every gift of the office has one receipt', async () => {
  const gifts = await office.db.select().from(offlineGifts);
  expect(gifts).toHaveLength((await numbers()).length);
});
