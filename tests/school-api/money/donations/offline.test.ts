import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { offlineGifts } from '@/school-api/db/schema/donations';
import { outbox } from '@/school-api/db/schema/outbox';
import { receipts } from '@/school-api/db/schema/receipts';
import { cancelOfflineDonation } from '@/school-api/money/donations/offline/cancel';
import { donationRoutes } from '@/school-api/office/screens/donations/routes';
import { openDesk } from '../../../office/desk';
import { NOW } from '../../cli/office';
import { addReceipt } from '../../cli/rows';

const desk = await openDesk(donationRoutes);
afterAll(() => desk.close());

const gift = {
  means: 'cheque',
  givenOn: '2026-11-20',
  amount: '5,000',
  donorName: 'Meera Rao',
  email: 'meera@example.org',
  address: '12, Demo Lane, Vraja',
  kind: 'Others',
  indianCitizen: 'yes',
};

let slip = 0;

function add(changes: Record<string, string> = {}) {
  slip += 1;
  return desk.post('/gifts/new', { ...gift, reference: `CHQ ${slip}`, ...changes });
}

/** Its receipt. */
async function added(changes: Record<string, string>) {
  const before = await numbers();
  const { headers } = await add(changes);
  const [row] = (await desk.db.select().from(receipts)).filter(
    ({ number }) => !before.includes(number),
  );
  return {
    said: /said=([\w-]+)/.exec(headers.get('location') ?? '')?.[1],
    number: row?.number,
    row,
  };
}

const numbers = async () =>
  (await desk.db.select().from(receipts).orderBy(receipts.number)).map(({ number }) => number);

describe('a gift that came by bank', () => {
  it('gets the next number of the series, and its receipt goes by mail once', async () => {
    const { said, number } = await added({ reference: 'UTR-77 01', purpose: 'For the cows' });
    expect([said, number]).toEqual(['gift-added', 'D/2026-27/000001']);
    const [receipt] = await desk.db.select().from(receipts);
    expect(receipt).toMatchObject({
      ...{ purpose: 'donation', test: false, amount: 500_000, means: 'cheque' },
      ...{ reference: 'UTR-77 01', cause: 'For the cows', payerName: 'Meera Rao' },
      paidAt: new Date('2026-11-19T18:30:00Z'),
    });
    const mails = await desk.db.select().from(outbox);
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['donation-receipt', 'meera@example.org'],
    ]);
  });

  it('counts in the year of its day', async () => {
    expect((await added({ givenOn: '2026-03-31' })).number).toBe('D/2025-26/000001');
    expect((await added({ givenOn: '2026-04-01' })).number).toBe('D/2026-27/000002');
  });

  it('needs no email address, and no reference for cash', async () => {
    const { said, number } = await added({ means: 'cash', reference: '', email: '' });
    expect([said, number]).toEqual(['gift-added-no-mail', 'D/2026-27/000003']);
  });
});

describe('a mistake is named, and nothing is written', () => {
  const long = 'x'.repeat(500);

  it.each([
    [{ means: 'barter' }, 'Choose how you received it: bank transfer, cheque, cash, upi'],
    [{ givenOn: '20.11.2026' }, 'Enter the date on which you received it, such as 2026-04-01'],
    [{ givenOn: '2026-02-30' }, 'Enter the date on which you received it, such as 2026-04-01'],
    [{ givenOn: '2026-11-22' }, 'The date cannot be after today'],
    [{ givenOn: '1999-11-22' }, 'The date cannot be before 2000-04-01'],
    [{ amount: '0' }, 'Enter the amount in rupees, such as 5000 or 5000.50'],
    [{ amount: '-5' }, 'Enter the amount in rupees, such as 5000 or 5000.50'],
    [{ amount: '1.234' }, 'Enter the amount in rupees, such as 5000 or 5000.50'],
    [{ amount: '99999999999' }, 'The amount can be at most ₹1,00,00,00,000'],
    [{ reference: long }, 'The reference may have at most 100 characters'],
    [{ reference: ' ' }, 'Enter the number of the transfer or cheque'],
    [{ reference: 'a\u0000b' }, 'The reference contains characters that we cannot store'],
    [{ donorName: '=cmd|calc' }, 'The name can contain only letters'],
    [{ donorName: '' }, 'Enter the donor’s name'],
    [{ email: 'meera' }, 'Enter an email address, such as name@example.org, or leave it empty'],
    [{ address: long }, 'The address may have at most 400 characters'],
    [{ purpose: long }, 'The purpose may have at most 200 characters'],
    [{ kind: 'Gold' }, 'Choose the type: Corpus, Specific grant, Others'],
  ])('%j', async (changes, message) => {
    const before = await numbers();
    const refused = await add(changes);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(message);
    expect(await numbers()).toEqual(before);
  });

  it('all at once', async () => {
    const text = await (await add({ amount: 'many', donorName: '', reference: '' })).text();
    expect(text).toContain('Enter the number of the transfer or cheque');
    expect(text).toContain('Enter the amount in rupees');
    expect(text).toContain('Enter the donor’s name');
  });
});

describe('a cancelled gift', () => {
  const cancel = (id: string | undefined, reason: string) =>
    desk.post(`/gifts/offline/${id}/cancel`, { reason });

  it('needs a reason of one line, and a gift that the office wrote', async () => {
    const { row } = await added({});
    const long = await cancel(row?.sourceId, 'x'.repeat(500));
    expect(long.status).toBe(422);
    expect(await long.text()).toContain('The reason may have at most 200 characters');
    expect((await cancel('bank_of_nobody', 'x')).status).toBe(404);
    const options = { reason: 'x', now: NOW };
    expect(await cancelOfflineDonation(desk.db, 'D/1', options)).toEqual({
      done: false,
      why: 'unknown',
    });
    const number = await addReceipt(desk.db, { number: 'D/2026-27/900001' });
    expect(await cancelOfflineDonation(desk.db, number, options)).toEqual({
      done: false,
      why: 'online',
    });
    await desk.db.delete(receipts).where(eq(receipts.number, number));
  });
});

it('every gift of the office has one receipt', async () => {
  const gifts = await desk.db.select().from(offlineGifts);
  expect(gifts).toHaveLength((await numbers()).length);
});
