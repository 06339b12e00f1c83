import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { transfers } from '@/school-api/db';
import { NOW } from '../school-api/cli/office';
import { untilSomeoneWaits } from '../school-api/db/until-someone-waits';
import { readPage } from './support/read-page';
import { openTransfers, rowOf, statement, UTR } from './support/reported-transfers';

const { screens, empty, report, look, paste, stored, pageAt, see, books, waiting, listed } =
  await openTransfers();
beforeEach(empty);

describe('a transfer reported by a donor', () => {
  it('is one if the same person reports it twice, with the latest answers', async () => {
    const first = await report();
    const again = await report({
      reference: 'sbin 5241 1234 5678',
      email: 'MAYA@example.org',
      amount: '5100',
    });
    expect(again).toEqual(first);
    expect((await stored()).map(({ reportedAmount }) => reportedAmount)).toEqual([510_000]);
  });

  it('is separate from another person’s, who learns nothing of the first', async () => {
    const [one, other] = [await report(), await report({ email: 'other@example.org' })];
    expect(Object.keys(other)).toEqual(Object.keys(one));
    expect(await stored()).toHaveLength(2);
  });

  it.each([
    ['of a day to come', { sent_on: '2026-11-22' }, 'sent_on'],
    ['of more than a school can record', { amount: '1000000001' }, 'amount'],
    ['of somebody who is no Indian citizen', { indian_citizen: 'no' }, 'indian_citizen'],
  ])('%s is refused', async (_, changes, field) => {
    await expect(report(changes)).rejects.toMatchObject({
      fields: { [field]: expect.any(String) },
    });
    expect(await stored()).toEqual([]);
  });

  it.each(['Payment from PhonePe', 'SBIN0007274', '98765 43210'])(
    'with the reference ‘%s’, which rows of others contain, is refused',
    (reference) => expect(() => report({ reference })).toThrow('UTR or transaction number'),
  );

  it('of a foreign donor is accepted by a school registered for that', async () => {
    await report({ indian_citizen: 'no' }, NOW, true);
    expect((await stored()).map(({ indianCitizen }) => indianCitizen)).toEqual([false]);
  });

  it('matches a statement row that arrived before', async () => {
    await paste(statement(rowOf(UTR, 5000)));
    await report();
    expect(await stored()).toMatchObject([{ reportedAmount: 500_000, bankAmount: 500_000 }]);
  });

  it('appears on Today if it was not found for a week', async () => {
    const old = new Date(NOW.getTime() - 9 * 86_400_000);
    await report({ sent_on: '2026-11-01' }, old);
    await report({ reference: `${UTR}9` });
    const href = '/transfers?state=new&progress=reported&until=2026-11-13';
    expect(await waiting()).toMatchObject([{ count: 1, href }]);
  });

  it('is found by the number that the site gave its donor', async () => {
    const { reference } = await report();
    await report({ reference: `${UTR}9`, email: 'other@example.org' });
    expect(await listed(`q=${reference.toLowerCase()}`)).toBe(1);
    expect(await listed(`q=${reference.slice(2)}`)).toBe(1);
    expect((await pageAt()).text).toContain(reference);
  });
});

describe('a bank statement', () => {
  it('is previewed first, and stored without debits and earlier pastes', async () => {
    await report();
    const text = statement(
      rowOf(UTR, 5000),
      rowOf('HDFC000000000001', 700),
      '19/11/2026,Rent,900,,1',
    );
    const shown = await look(text);
    expect(shown).toContain('Reported by Maya Rao');
    expect(shown).toContain('Not reported');
    expect(shown).toContain('no money came in: 1 row.');
    expect(readPage(shown).texts).not.toContain('Rent');
    expect((await stored()).map(({ bankAmount }) => bankAmount)).toEqual([null]);
    for (let time = 0; time < 2; time += 1) expect((await paste(text)).status).toBe(303);
    expect((await stored()).map(({ bankAmount }) => bankAmount)).toEqual([500_000, 70_000]);
    expect(await look(text)).toContain('You have already pasted all of these rows.');
  });

  it('keeps two identical transfers', async () => {
    await paste(statement(rowOf('CASH', 500), rowOf('CASH', 500)));
    expect(await stored()).toHaveLength(2);
  });

  it('matches a transfer that was recorded before, which stays recorded', async () => {
    await report();
    await see();
    const text = statement(rowOf(UTR, 5000));
    expect(await look(text)).toContain('Reported by Maya Rao');
    await paste(text);
    const recorded = [{ bankAmount: 500_000, offlineDonationId: expect.any(String) }];
    expect(await stored()).toMatchObject(recorded);
    expect((await pageAt()).text).toContain('Open the donation');
    await screens.post('/transfers/paste/undo', { batch: (await stored())[0]?.batch ?? '' });
    expect(await stored()).toMatchObject([{ ...recorded[0], bankAmount: null }]);
    expect(await look(text)).toContain('Reported by Maya Rao');
    expect(await books()).toMatchObject({ receipts: 1, mails: 1 });
  });

  it('goes to the first person to report a reference, if several did', async () => {
    await report();
    await report({ email: 'other@example.org' });
    await paste(statement(rowOf(UTR, 5000)));
    expect((await stored()).map(({ bankAmount }) => bankAmount)).toEqual([500_000, null]);
  });

  it('is undone as a whole, except what is a donation by now', async () => {
    await report();
    await report({ reference: 'ICIC111122223333', email: 'b@example.org' });
    await paste(statement(rowOf(UTR, 5000), rowOf('ICIC111122223333', 5000), rowOf('X', 9)));
    await see();
    await screens.post('/transfers/paste/undo', { batch: (await stored())[0]?.batch ?? '' });
    expect((await stored()).map(({ bankAmount }) => bankAmount)).toEqual([500_000, null]);
  });

  it('is undone without the rows that a later paste has too', async () => {
    const [one, both, last] = [rowOf(UTR, 5000), rowOf('X', 9), rowOf('Y', 8)];
    await paste(statement(one, both));
    const [first] = await stored();
    await paste(statement(both, last));
    await screens.post('/transfers/paste/undo', { batch: '' });
    await screens.post('/transfers/paste/undo', { batch: first?.batch ?? '' });
    expect((await stored()).map(({ bankAmount }) => bankAmount)).toEqual([900, 800]);
  });

  it('is undone without the rows that somebody has worked on', async () => {
    await report();
    await paste(statement(rowOf(UTR, 5000), rowOf('X', 9), rowOf('Y', 8), rowOf('Z', 7)));
    const rows = await stored();
    for (const row of rows.slice(0, 2)) {
      await screens.post(`/transfers/${row.id}/notes`, { text: 'Asked the bank' });
    }
    await screens.db
      .update(transfers)
      .set({ officeState: 'closed', officeStateAt: NOW })
      .where(eq(transfers.bankAmount, 800));
    await screens.post('/transfers/paste/undo', { batch: rows[0]?.batch ?? '' });
    expect((await stored()).map(({ bankAmount }) => bankAmount)).toEqual([null, 900, 800]);
  });

  it('is listed by the days of the bank, not of the paste', async () => {
    await paste(statement(rowOf('A', 5, '31/03/2026'), rowOf('B', 5, '01/04/2026')));
    expect(await listed('since=2026-03-01&until=2026-03-31')).toBe(1);
    expect(await listed('since=2026-11-01')).toBe(0);
    await report({ sent_on: '2026-03-15' });
    const { text } = await screens.open('/transfers');
    expect(text.match(/\d+ (?:Mar|Apr) 2026/g)).toEqual([
      '1 Apr 2026',
      '31 Mar 2026',
      '15 Mar 2026',
    ]);
  });

  it.each(['Total,,900.00,"5,700.00",1', ',Grand Total :,,"5,700.00",1.00 Cr'])(
    'is parsed without its total ‘%s’, which the preview names',
    async (total) => {
      const text = statement(rowOf(UTR, 5000), rowOf('X', 700), total);
      expect(await look(text)).toContain('Left out as totals, without a date: row 5.');
      await paste(text);
      expect(await stored()).toHaveLength(2);
    },
  );

  const credit = (amount: string) => statement(`19/11/2026,UPI,,${amount},1`);
  const NO_COLUMNS = 'Date,Narration\n19/11/2026,Rent';
  const NO_CREDITS = 'These rows contain no credits.';

  it.each([
    ['without a credit column', NO_COLUMNS, 'Include the row of column names'],
    ['with a day that is none', statement(rowOf(UTR, 5, '31/31/2026')), 'Row 3 needs a date'],
    ['with a credit without a day', statement(rowOf(UTR, 5, '')), 'Row 3 needs a date'],
    ['of debits alone', statement('19/11/2026,Rent,900,,1'), NO_CREDITS],
    ['with an amount that is none', credit('5O00.00'), 'Row 3 needs an amount'],
    ['with part of a paisa', credit('5.005'), 'Row 3 needs an amount'],
    ...['', '-', '0.00', '-5.00', '(5.00)', '5.00 Dr'].map((amount) => [
      ...[`with the amount ‘${amount}’`, credit(amount), NO_CREDITS],
    ]),
  ])('%s is refused with the reason', async (_, text = '', why = '') => {
    expect(await look(text)).toContain(why);
  });

  it('is parsed with one column of amounts that marks debits', async () => {
    await paste(
      'Value Date\tRemarks\tDr / Cr\tAmount (INR)\n19-Nov-26 10:20\tUPI/1\tCR\t1,200.50 Cr\n19-Nov-26\tUPI/2\tDR\t10',
    );
    expect(await stored()).toMatchObject([{ bankDate: '2026-11-19', bankAmount: 120_050 }]);
  });

  it.each([
    ['Type,Amount', 'Deposit,1', 'Withdrawal,2'],
    ['Txn Type,Amount', 'CR,1', 'DR,2'],
    ['Credit/Debit,Amount', 'Credit,1', 'Debit,2'],
    ['Amount (Dr/Cr)', '1.00 Cr', '2.00 Dr'],
    ['Dr Amount,Cr Amount', ',1', '2,'],
    ['Amount,Debit,Credit', '1,,1', '2,2,'],
  ])('is parsed with the columns ‘%s’', async (names, credit, debit) => {
    await paste(`Txn Date,Remarks,${names}\n19/11/2026,A,${credit}\n19/11/2026,B,${debit}`);
    expect(await stored()).toMatchObject([{ bankText: 'A', bankAmount: 100 }]);
  });
});

it.each([
  ['report', () => paste(statement(rowOf(UTR, 5000))), () => report(), [500_000, null]],
  ['row', () => report(), () => paste(statement(rowOf(UTR, 5000))), [null, 500_000]],
])('a %s is stored even if what it matches is deleted meanwhile', async (_, first, then, left) => {
  await first();
  const { storing } = await screens.db.transaction(async (tx) => {
    await tx.delete(transfers);
    const storing = then();
    await untilSomeoneWaits(tx);
    return { storing };
  });
  await storing;
  const rows = await stored();
  expect(rows.map((row) => [row.reportedAmount, row.bankAmount])).toEqual([left]);
});
