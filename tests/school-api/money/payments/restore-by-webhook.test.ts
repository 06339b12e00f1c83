import { beforeEach, describe, expect, it } from 'vitest';
import { school } from '@/content/school';
import { applications, donations, paymentEvents } from '@/school-api/db';
import { reconcileRefunds, restoreUnknown } from '@/school-api/money';
import { afterPaid } from './after-paid';
import { FEE_PAISE, openPaymentsApp } from './payments-app';
import { sandboxCalls } from './sandbox-calls';

const api = await openPaymentsApp();
const { rest } = sandboxCalls(api);
beforeEach(api.reset);

/** A donation of which webhooks tell a school that has lost it. */
async function lostDonation(pay: (orderId: string) => Promise<unknown> = api.attempt) {
  const orderId = await api.startDonation();
  await pay(orderId);
  await api.forget();
  await api.deliver(orderId);
  return orderId;
}

const ask = () => restoreUnknown(api.deps);
const waiting = async () =>
  (await api.db.select().from(paymentEvents)).filter(({ checkAt }) => checkAt !== null);

describe('a webhook of an order that the database lost', () => {
  it('is acknowledged without asking the provider, then the donation is rebuilt and receipted once', async () => {
    const orderId = await api.attempt(await api.startDonation());
    await api.forget();
    api.network.calls.length = 0;
    expect(new Set(await api.deliver(orderId, 3))).toEqual(new Set([200]));
    expect(api.network.calls).toEqual([]);
    expect(await ask()).toBe(1);
    expect(await ask()).toBe(0);
    await api.deliver(orderId, 2);
    expect(await waiting()).toEqual([]);
    expect(await api.orderOf(orderId)).toMatchObject({
      purpose: 'donation',
      amount: 150_000,
      state: 'paid',
      test: true,
    });
    expect(await api.db.select().from(donations)).toMatchObject([
      {
        donorName: 'Asha Vrajwasi',
        email: 'donor@example.org',
        purpose: 'Cow Care',
        indianCitizen: true,
      },
    ]);
    expect(await api.mailsOf('donation-receipt')).toHaveLength(1);
    expect(await api.mailsOf('office-payment')).toHaveLength(1);
  });

  it('is shown to the office as restored for two weeks', async () => {
    await lostDonation(api.payDonation);
    await ask();
    expect(await api.cases()).toMatchObject([{ kind: 'restored', amount: 150_000 }]);
    expect(await api.mailsOf('office-case')).toMatchObject([
      { data: { what: 'restored', name: 'Asha Vrajwasi', email: 'donor@example.org' } },
    ]);
    api.later(15 * 24 * 3600);
    expect(await api.cases()).toEqual([]);
  });

  it('finds its application again', async () => {
    const application = await api.apply({ firstName: 'Radha', guardianName: 'Meera Rao' });
    const orderId = await api.attempt(await api.openFee(application));
    await api.forget();
    await api.deliver(orderId);
    expect(await ask()).toBe(1);
    expect((await api.orderOf(orderId)).subjectId).toBe(application);
    expect(await api.mailsOf('admission-receipt')).toHaveLength(1);
  });

  it('without its application is a fee of an unknown one, with the payer’s name and email', async () => {
    const orderId = await api.attempt(
      await api.openFee(await api.apply({ guardianName: 'Meera Rao' })),
    );
    await api.forget();
    await api.db.delete(applications);
    await api.deliver(orderId);
    expect(await ask()).toBe(1);
    const payer = { name: 'Meera Rao', email: 'parent@example.org' };
    expect(await api.cases()).toMatchObject([
      { kind: 'fee-without-application', amount: FEE_PAISE, payer },
    ]);
    expect(await api.receiptOf(orderId)).toMatchObject({ payerName: 'Meera Rao' });
    const [mail] = await api.mailsOf('office-case');
    expect(mail?.data).toMatchObject({ what: 'fee-without-application', ...payer });
    expect(await api.mailsOf('office-payment')).toMatchObject([{ data: payer }]);
  });

  it('pays the order that the family reopened in the meantime', async () => {
    const application = await api.apply();
    const lost = await api.attempt(await api.openFee(application));
    await api.forget();
    const again = await api.openFee(application);
    await api.deliver(lost);
    expect(await ask()).toBe(0);
    expect(await api.orders()).toMatchObject([{ providerOrderId: lost, state: 'paid' }]);
    expect(await api.mailsOf('admission-receipt')).toHaveLength(1);
    await api.checkout(again, 'pay');
    await api.deliver(again);
    await ask();
    expect(await api.cases()).toMatchObject([{ kind: 'second-payment', amount: FEE_PAISE }]);
    expect(await api.mailsOf('admission-receipt')).toHaveLength(1);
  });

  it('learns its refund and its dispute from an event', async () => {
    const orderId = await lostDonation(async (paid) => {
      await api.payDonation(paid);
      await afterPaid(api, paid).refund(50_000);
      await afterPaid(api, paid).dispute(20_000);
    });
    await ask();
    await reconcileRefunds(api.deps);
    expect(await api.orderOf(orderId)).toMatchObject({ returned: 50_000, dispute: 'open' });
  });

  it('waits while the provider is down, and is checked later', async () => {
    const orderId = await lostDonation();
    await api.control({ down: true });
    expect(await ask()).toBe(0);
    expect(await waiting()).not.toEqual([]);
    await api.control({ down: false });
    api.later(120);
    expect(await ask()).toBe(1);
    expect((await api.orderOf(orderId)).state).toBe('paid');
  });
});

describe('a webhook of an order without our notes', () => {
  it.each([
    ['none', undefined],
    ['those of another school', { school: 'Another School', purpose: 'donation' }],
  ])('stays foreign: %s', async (_, notes) => {
    const receipt = `donation_${String(api.clock.at.getTime()).padEnd(27, _.charAt(0))}`;
    const order = { amount: 20_000, currency: 'INR', receipt, ...(notes && { notes }) };
    const { id } = (await rest('orders', order)).body;
    await api.checkout(id, 'pay');
    expect(new Set(await api.deliver(id))).toEqual(new Set([200]));
    expect(await ask()).toBe(0);
    expect(await waiting()).toEqual([]);
    expect(await api.orders()).toEqual([]);
    expect(await api.mails()).toEqual([]);
    expect(await api.db.select().from(paymentEvents)).not.toEqual([]);
  });
});

it('the notes of an order at the provider are within its limits and grant nothing', async () => {
  const application = await api.apply({ guardianName: `${'म'.repeat(300)}🪷` });
  const notes = await api.notesOf(await api.openFee(application));
  expect(Object.keys(notes).length).toBeLessThan(15);
  expect(notes.name).toBe('म'.repeat(256));
  expect(JSON.stringify(notes)).not.toContain(application);
  const donation = await api.notesOf(await api.startDonation());
  expect(donation).toEqual({
    school: school.name,
    purpose: 'donation',
    name: 'Asha Vrajwasi',
    email: 'donor@example.org',
    cause: 'Cow Care',
    indian_citizen: 'yes',
  });
});
