import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { donorTaxIds, offlineDonations, outbox, receipts } from '@/school-api/db';
import { resendMail } from '@/school-api/mail';
import { cancelOfflineDonation, openText, readPanKey } from '@/school-api/money';
import { donationRoutes } from '@/school-api/office/screens/donations/routes';
import { NOW } from '../school-api/cli/office';
import { addReceipt } from '../school-api/cli/rows';
import { REGISTERED } from '../school-api/money/tax/registered';
import { openScreens } from './open-screens';

const screens = await openScreens(donationRoutes, { facts: REGISTERED });

const bank = {
  method: 'cheque',
  givenOn: '2026-11-20',
  amount: '5,000',
  reference: 'CHQ 4512',
  donorName: 'Govind Das',
  email: 'govind@example.org',
  address: '12, Demo Lane',
  purpose: '',
  kind: 'Others',
  indianCitizen: 'yes',
};

const long = 'x'.repeat(500);

describe('an offline donation', () => {
  const newForm = async () => (await screens.open('/donations/new')).value('id');
  const enter = async (changes: Record<string, string>, to = screens) => {
    const form = { ...bank, id: await newForm(), ...changes };
    return { form, ...(await to.send('/donations/new', form)) };
  };
  const receiptOf = async (id: string) =>
    (await screens.db.select().from(receipts).where(eq(receipts.sourceId, id)))[0];
  const mailsOf = (id: string) =>
    screens.db
      .select()
      .from(outbox)
      .where(eq(outbox.key, `receipt:${id}`));

  const saidAt = ({ location }: { location: string | null }) => {
    const { pathname, searchParams } = new URL(location ?? '', 'http://office');
    const [offers = ''] = searchParams.get('offer')?.split('.') ?? [];
    const text = Buffer.from(offers, 'base64url').toString();
    const labels = [...text.matchAll(/"label":"([^"]*)"/g)].map(([, label]) => label);
    return `${pathname} ${searchParams.get('message')}: ${labels.join(', ')}`;
  };

  it('is recorded once if the form is sent twice', async () => {
    const before = await screens.db.$count(receipts);
    const { form, ...first } = await enter({ method: 'cash', reference: '' });
    const second = await enter(form);
    expect(first.status).toBe(303);
    const path = `/donations/offline/${form.id}`;
    expect(saidAt(first)).toBe(`${path} donation-added: Print receipt, Add another`);
    expect(saidAt(second)).toBe(saidAt(first));
    expect(await screens.db.$count(receipts)).toBe(before + 1);
    const added = screens.audits.filter(({ action }) => action === 'donations add');
    expect(added).toHaveLength(1);
  });

  it('shows all errors at once, keeps the input, and stores nothing', async () => {
    const { status, text } = await enter({ amount: 'many', reference: ' ', donorName: '' });
    expect(status).toBe(422);
    for (const message of [
      'Enter the amount in rupees, such as 5000 or 5000.50',
      'Enter the number of the transfer or cheque',
      'Enter the donor’s name',
      'value="govind@example.org"',
      'value="many"',
    ]) {
      expect(text).toContain(message);
    }
  });

  it.each([
    [{ method: 'barter' }, 'Choose how you received it: bank transfer, cheque, cash, UPI'],
    [{ givenOn: '20.11.2026' }, 'Enter the date on which you received it, such as 2026-04-01'],
    [{ givenOn: '2026-02-30' }, 'Enter the date on which you received it, such as 2026-04-01'],
    [{ givenOn: '2026-11-22' }, 'The date cannot be after today'],
    [{ givenOn: '1999-11-22' }, 'The date cannot be before 2000-04-01'],
    [{ amount: '0' }, 'Enter the amount in rupees, such as 5000 or 5000.50'],
    [{ amount: '-5' }, 'Enter the amount in rupees, such as 5000 or 5000.50'],
    [{ amount: '1.234' }, 'Enter the amount in rupees, such as 5000 or 5000.50'],
    [{ amount: '99999999999' }, 'The amount can be at most ₹1,00,00,00,000'],
    [{ reference: long }, 'The reference must be 100 characters or fewer'],
    [{ reference: ' ' }, 'Enter the number of the transfer or cheque'],
    [{ reference: 'a\u0000b' }, 'The reference contains characters that we cannot store'],
    [{ donorName: '=cmd|calc' }, 'The name can contain only letters'],
    [{ donorName: '' }, 'Enter the donor’s name'],
    [{ email: 'meera' }, 'Enter an email address, such as name@example.org, or leave it empty'],
    [{ address: long }, 'The address must be 400 characters or fewer'],
    [{ purpose: long }, 'The purpose must be 200 characters or fewer'],
    [{ kind: 'Gold' }, 'Choose the type: Corpus, Specific grant, Others'],
  ])('is refused with %j', async (changes, message) => {
    const before = await screens.db.$count(receipts);
    const { status, text } = await enter(changes);
    expect([status, text]).toEqual([422, expect.stringContaining(message)]);
    expect(await screens.db.$count(receipts)).toBe(before);
  });

  it('gets a receipt with the next number of its day’s year', async () => {
    const added = async (changes: Partial<typeof bank>) => {
      const { form, message } = await enter(changes);
      return { message, ...(await receiptOf(form.id)) };
    };
    const first = await added({ reference: 'UTR-77 01', purpose: 'For the cows' });
    expect(first).toMatchObject({
      purpose: 'donation',
      test: false,
      amount: 500_000,
      method: 'cheque',
      reference: 'UTR-77 01',
      cause: 'For the cows',
      payerName: 'Govind Das',
      paidAt: new Date('2026-11-19T18:30:00Z'),
    });
    expect(await mailsOf(first.sourceId ?? '')).toMatchObject([
      { kind: 'donation-receipt', recipient: 'govind@example.org' },
    ]);
    const next = (Number(first.number?.slice(-6)) + 1).toString().padStart(6, '0');
    const cash = { method: 'cash', reference: '', amount: '500' };
    expect((await added({ ...cash, givenOn: '2026-03-31' })).number).toBe('D/2025-26/000001');
    expect((await added({ ...cash, givenOn: '2026-04-01' })).number).toBe(`D/2026-27/${next}`);
    expect((await added({ ...cash, email: '' })).message).toBe('donation-added-no-mail');
  });

  it('asks for confirmation if another one has its reference', async () => {
    expect((await enter({})).status).toBe(303);
    const { form, ...asked } = await enter({ reference: 'chq- 45 12', donorName: 'Other' });
    expect(asked.status).toBe(409);
    for (const word of ['Govind Das', '20 Nov 2026', '₹5,000.00']) {
      expect(asked.text).toContain(word);
    }
    expect(asked.text).toMatch(/name="donorName"[^>]*value="Other"/);
    expect((await enter({ ...form, again: 'CHQ 1' })).status).toBe(409);
    const again = await enter({ ...form, again: asked.value('again') });
    expect(saidAt(again)).toContain(`/donations/offline/${form.id} donation-added`);
  });

  it('is refused from a non-citizen, unless the school is registered for that', async () => {
    const given = (indianCitizen: string, to = screens) =>
      enter({ reference: `FC ${indianCitizen}`, indianCitizen }, to);
    for (const [citizen, why] of [
      ['', 'Choose whether the donor is'],
      ['no', 'not registered for foreign'],
    ] as const) {
      const { status, text } = await given(citizen);
      expect([status, text]).toEqual([422, expect.stringContaining(why)]);
    }
    const facts = { ...REGISTERED, fcraRegistration: '000000000' };
    const registered = await openScreens(donationRoutes, { facts, database: screens });
    expect((await given('no', registered)).status).toBe(303);
    const [kept] = await screens.db
      .select()
      .from(offlineDonations)
      .where(eq(offlineDonations.reference, 'FC no'));
    const { id = '', indianCitizen } = kept ?? {};
    const data = (await mailsOf(id))[0]?.data;
    expect([indianCitizen, (await receiptOf(id))?.indianCitizen]).toEqual([false, false]);
    expect(data).toMatchObject({ indianCitizen: false });
  });

  it('accepts the PAN in the same form, encrypts it, and does not ask for it in the receipt email', async () => {
    const { form, status } = await enter({ reference: 'PAN 1', pan: 'qrspe 5678 t' });
    expect(status).toBe(303);
    const receipt = await receiptOf(form.id);
    const [stored] = await screens.db.select().from(donorTaxIds);
    expect(stored?.receiptNumber).toBe(receipt?.number);
    const key = readPanKey(screens.config.tax.panKey);
    expect(openText(stored?.sealed ?? '', receipt?.number ?? '', key)).toBe('QRSPE5678T');
    const [mail] = await mailsOf(form.id);
    expect(mail?.data).toMatchObject({ hasPan: true });
    expect(JSON.stringify([mail?.data, screens.audits])).not.toContain('5678');
  });

  it.each([
    [{ pan: 'ABC' }, 'Enter a PAN: 5 letters'],
    [{ method: 'cash', amount: '2001' }, 'Leave the PAN empty. Cash above'],
    [{ givenOn: '2021-09-22' }, 'Leave the PAN empty. Given on a day without registration'],
  ])('with a PAN that no statement can contain is refused: %j', async (changes, why) => {
    const before = await screens.db.$count(receipts);
    const { status, text } = await enter({ reference: 'PAN 2', pan: 'QRSPE5678T', ...changes });
    expect([status, text]).toEqual([422, expect.stringContaining(why)]);
    expect(await screens.db.$count(receipts)).toBe(before);
  });

  it('can be cancelled with a reason, once', async () => {
    const { id } = (await enter({ reference: 'CHQ 9' })).form;
    const path = `/donations/offline/${id}/cancel`;
    expect((await screens.open(`${path}?source=offline`)).text).toContain(
      `"${path}?source=offline"`,
    );
    const record = (await screens.open(`/donations/offline/${id}?source=offline`)).text;
    for (const to of ['donor', 'cancel']) {
      expect(record).toContain(`"/donations/offline/${id}/${to}?source=offline"`);
    }
    for (const [reason, message] of [
      [' ', 'Enter the reason'],
      [long, 'The reason must be 200 characters or fewer'],
    ] as const) {
      const { status, text } = await screens.send(path, { reason });
      expect([status, text]).toEqual([422, expect.stringContaining(message)]);
    }
    const nobody = '/donations/offline/bank_of_nobody/cancel';
    expect((await screens.send(nobody, { reason: 'x' })).status).toBe(404);
    const number = await addReceipt(screens.db, { number: 'D/2026-27/900001' });
    for (const of of ['D/1', number]) {
      const options = { reason: 'x', now: NOW };
      expect(await cancelOfflineDonation(screens.db, of, options)).toBe(false);
    }
    const done = await screens.send(path, { reason: 'The cheque was not honoured' });
    expect(done.location).toBe(`/donations/offline/${id}?message=donation-cancelled`);
    expect((await screens.send(path, { reason: 'Another' })).message).toBe(
      'donation-was-cancelled',
    );
    expect(await receiptOf(id)).toMatchObject({
      voidReason: 'The cheque was not honoured',
      voidedAt: NOW,
    });
    expect(await screens.db.$count(outbox, eq(outbox.kind, 'donation-cancelled'))).toBe(1);
    const isReceipt = eq(outbox.key, `receipt:${id}`);
    const [mail] = await screens.db.select().from(outbox).where(isReceipt);
    expect(mail).toMatchObject({ state: 'dead', lastError: 'the donation was cancelled' });
    expect(await resendMail(screens.db, mail?.id ?? 0, NOW)).toMatchObject({ done: false });
    const { text } = await screens.open(`/donations/offline/${id}`);
    expect(text).toContain('The cheque was not honoured');
    expect(text).not.toContain(path);
    expect((await enter({ reference: 'CHQ 9' })).status).toBe(303);
  });

  it('is not called recorded if what was recorded before is different, or cancelled', async () => {
    const { form } = await enter({ reference: 'CHQ 1', pan: 'QRSPE5678T' });
    const messageOf = async (changes: Record<string, string>) =>
      (await enter({ ...form, ...changes })).message;
    expect(await messageOf({})).toBe('donation-added');
    expect(await messageOf({ amount: '5000.00' })).toBe('donation-added');
    expect(await messageOf({ amount: '6000' })).toBe('donation-known');
    expect(await messageOf({ pan: 'ABCPE1234F' })).toBe('donation-known');
    await screens.send(`/donations/offline/${form.id}/cancel`, { reason: 'Wrong' });
    expect(await messageOf({})).toBe('donation-known');
  });
});
