import { beforeEach, describe, expect, it } from 'vitest';
import { donationOf } from '@/school-api/office/screens/transfers/transfer';
import { seedTemplates, setStates } from '@/school-api/records';
import { NOW } from '../school-api/cli/office';
import { openTransfers, rowOf, statement, UTR } from './support/reported-transfers';

const { screens, empty, report, paste, stored, pageAt, see, books, waiting, listed } =
  await openTransfers();
beforeEach(empty);

describe('the work of accounts', () => {
  it('is on Today while money waits for its donation; one leads to the next', async () => {
    for (const end of ['1', '2', '3']) {
      await report({ reference: `ICIC00000000000${end}`, email: `${end}@example.org` });
    }
    const [one, two] = ['ICIC000000000001', 'ICIC000000000002'];
    await paste(statement(rowOf(one, 5000), rowOf(two, 5000), rowOf('ICIC000000000003', 1)));
    await paste(statement(rowOf('FEES', 7)));
    const titles = async () => (await waiting()).map(({ title }) => title);
    const others = [
      'Bank transfers with another amount than reported: 1',
      'Rows of the statement that nobody reported: 1',
    ];
    expect(await titles()).toEqual(['Bank transfers found, not yet recorded: 2', ...others]);
    const ids = (await stored()).map(({ id }) => id);
    const { pathname, searchParams } = new URL((await see())?.location ?? '', 'http://office');
    expect(pathname).toBe(`/transfers/${ids[0]}`);
    const [offers = ''] = searchParams.get('offer')?.split('.') ?? [];
    expect(JSON.parse(Buffer.from(offers, 'base64url').toString())).toMatchObject([
      { label: 'Next transfer', href: `/transfers/${ids[1]}?state=new&progress=matched` },
      { label: 'Print receipt' },
    ]);
    await see(1);
    expect(await titles()).toEqual(others);
    expect(await listed('state=new')).toBe(2);
    expect(await listed('state=closed')).toBe(2);
  });

  it('is on Today again if money comes after the donor was told that it was not found', async () => {
    await report();
    const [{ id } = { id: 0 }] = await stored();
    const told = { to: 'answered', person: { id: 1, name: 'Meena' }, now: NOW };
    await setStates(screens.db, 'transfers', [{ id, seen: undefined }], told);
    await paste(statement(rowOf(UTR, 5000)));
    expect(await waiting()).toHaveLength(1);
    await screens.post('/transfers/paste/undo', { batch: (await stored())[0]?.batch ?? '' });
    const before = { officeState: 'answered', officeStateAt: NOW, officeStateBy: 'Meena' };
    expect(await stored()).toMatchObject([{ ...before, bankAmount: null }]);
  });

  it.each([
    ['not in a statement', [], 'This transfer is in no bank statement'],
    ['of another amount', [rowOf(UTR, 4900)], 'the bank received ₹4,900.00'],
  ])('a transfer %s has no ‘Seen’, but the form with a warning', async (_, rows, warning) => {
    await report();
    if (rows.length > 0) await paste(statement(...rows));
    const [row] = await stored();
    const page = await screens.open(`/transfers/${row?.id}`);
    expect(page.fieldsTo('/donations/new')).toEqual({});
    expect((await screens.open(`/donations/new?transfer=${row?.id}`)).text).toContain(warning);
  });

  it('‘Seen’ creates donation, receipt and email for what has arrived, once', async () => {
    await report();
    await paste(statement(rowOf(UTR, 4900)));
    const { text, seen } = await pageAt();
    expect(text).toContain('Amount differs');
    const [first, second] = [await seen?.(), await see()];
    expect([first?.status, second]).toEqual([303, undefined]);
    expect((await seen?.())?.location).toBe(first?.location);
    const { donations, ...counts } = await books();
    expect(donations).toMatchObject([{ amount: 490_000, donorName: 'Maya Rao', reference: UTR }]);
    expect(counts).toEqual({ receipts: 1, mails: 1 });
  });

  it('‘Seen’ of a page that shows another amount saves nothing, and shows the form', async () => {
    await report();
    const { seen } = await pageAt();
    await paste(statement(rowOf(UTR, 500)));
    const again = await seen?.();
    expect(again).toMatchObject({
      status: 409,
      text: expect.stringContaining('This transfer has changed'),
    });
    expect(await books()).toMatchObject({ receipts: 0 });
    expect(again?.value('amount')).toBe('500.00');
    const [row] = await stored();
    const fields = { ...again?.fieldsTo('/donations/new') };
    expect(fields).toMatchObject({ amount: '500.00', givenOn: '2026-11-19' });
    expect(row?.offlineDonationId).toBeNull();
  });

  it('‘Seen’ of a row that an Undo removed saves nothing', async () => {
    await paste(statement(rowOf(UTR, 700)));
    const [row] = await stored();
    const page = await screens.open(`/donations/new?transfer=${row?.id}`);
    await screens.post('/transfers/paste/undo', { batch: row?.batch ?? '' });
    const typed = { method: 'bank transfer', donorName: 'Gopal', indianCitizen: 'yes' };
    const fields = { ...page.fieldsTo('/donations/new'), ...typed, kind: 'Others' };
    expect((await screens.send('/donations/new', fields)).status).toBe(409);
    expect(await books()).toMatchObject({ receipts: 0 });
  });

  it('two clerks with the same page record it once', async () => {
    await report();
    const pages = [await pageAt(), await pageAt()];
    await Promise.all(pages.map(({ seen }) => seen?.()));
    expect(await books()).toMatchObject({ receipts: 1, mails: 1 });
  });

  it('the same reference from another person asks for confirmation', async () => {
    await report();
    await report({ email: 'other@example.org', donor_name: 'Other' });
    await see();
    expect((await see(1))?.status).toBe(409);
    expect(await books()).toMatchObject({ receipts: 1 });
  });

  it('an unreported row opens a prefilled donation form', async () => {
    await paste(statement(rowOf(UTR, 700)));
    const [row] = await stored();
    const page = await screens.open(`/donations/new?transfer=${row?.id}`);
    const fields = page.fieldsTo('/donations/new');
    expect(fields).toMatchObject({ amount: '700.00', reference: UTR, givenOn: '2026-11-19' });
    const typed = { method: 'bank transfer', donorName: 'Gopal', indianCitizen: 'yes' };
    await screens.post('/donations/new', { ...fields, ...typed, kind: 'Others' });
    expect((await stored())[0]?.offlineDonationId).toBe(fields.id);
  });

  it.each([
    ['NEFT CR-SBIN0007274-RAMESH KUMAR-SCHOOL-SBINN52024111912345678', 'SBINN52024111912345678'],
    ['UPI-RAMESH-9876543210@YBL-YESB0YBLUPI-412345678901-GIFT', '412345678901'],
    ['UPI/412345678901/GIFT/paytmqr281005050101@paytm', '412345678901'],
    ['IMPS-412345678901-RAMESH-HDFC-9876543210', '412345678901'],
    ['BY CASH 9876543210', ''],
  ])('the reference in ‘%s’ is ‘%s’', (bank_text, reference) => {
    expect(donationOf({ bank_text }).reference).toBe(reference);
  });

  it('a cancelled donation reopens its transfer', async () => {
    await report();
    await see();
    const [recorded] = await stored();
    expect(recorded?.officeState).toBe('closed');
    const donation = `/donations/offline/${recorded?.offlineDonationId}`;
    await screens.post(`${donation}/cancel`, { reason: 'It was another one' });
    expect(await stored()).toMatchObject([{ offlineDonationId: null, officeState: 'new' }]);
    expect((await pageAt()).seen).toBeDefined();
  });

  it('a letter answers the donor, and its recall reopens the transfer', async () => {
    await seedTemplates(screens.db, NOW);
    await report();
    const [row] = await stored();
    const { text, fieldsTo } = await pageAt();
    expect(text).toContain('Donation: transfer not found');
    const path = `/transfers/${row?.id}/letters`;
    const fields = fieldsTo(path);
    await screens.post(path, { ...fields, subject: 'Your transfer', message: 'Not {number}' });
    expect((await stored())[0]?.officeState).toBe('answered');
    await screens.post(`${path}/${fields.batch}/undo`);
    expect((await stored())[0]?.officeState).toBe('new');
  });
});
