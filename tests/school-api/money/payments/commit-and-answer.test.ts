import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '@/school-api/db';
import { addOfflineDonation, reconcile } from '@/school-api/money';
import type { OfflineDonationInput } from '@/school-api/money/donations/offline/input';
import { cutAtCommit, PowerCut } from '../../cut-at-commit';
import { openPaymentsApp } from './payments-app';

const api = await openPaymentsApp();
beforeEach(api.reset);

const DONATION: Omit<OfflineDonationInput, 'givenOn'> = {
  method: 'bank transfer',
  kind: 'Others',
  reference: 'UTR 1',
  amount: 100_000,
  purpose: '',
  donorName: 'Asha Vrajwasi',
  email: 'donor@example.org',
  address: '',
  indianCitizen: true,
};

/** Each is requested twice: during a power cut, then with power. */
describe('nothing is confirmed before its commit:', () => {
  it('a paid fee, from the page and from its re-check', async () => {
    const orderId = await api.openFee();
    const paid = await api.pay(orderId);
    api.deps.db = cutAtCommit(api.db);
    for (const asked of [paid, { order_id: orderId }]) {
      const { body } = await api.post('verify-payment/', asked);
      expect(body.status).not.toBe('success');
    }
    expect(await api.mails()).toEqual([]);
    api.deps.db = api.db;
    expect((await api.post('verify-payment/', paid)).body.status).toBe('success');
    expect(await api.mailsOf('admission-receipt')).toHaveLength(1);
  });

  it('a paid donation', async () => {
    const orderId = await api.startDonation();
    const { body: paid } = await api.checkout(orderId, 'pay');
    api.deps.db = cutAtCommit(api.db);
    const refused = await api.post('donation-verify-payment/', paid);
    expect(refused.body.status).not.toBe('success');
    api.deps.db = api.db;
    expect((await api.post('donation-verify-payment/', paid)).body.status).toBe('success');
  });

  it('an event of the provider, which sends it again', async () => {
    const orderId = await api.attempt(await api.startDonation());
    api.deps.db = cutAtCommit(api.db);
    expect(new Set(await api.deliver(orderId))).toEqual(new Set([500]));
    expect(await api.mails()).toEqual([]);
    api.deps.db = api.db;
    expect(new Set(await api.deliver(orderId))).toEqual(new Set([200]));
    expect(await api.stateOf(orderId)).toBe('paid');
  });

  it('an event of an unknown order', async () => {
    const orderId = await api.attempt(await api.startDonation());
    await api.forget();
    api.deps.db = cutAtCommit(api.db);
    expect(new Set(await api.deliver(orderId))).toEqual(new Set([500]));
  });

  it('an order, which is not sent to the provider either', async () => {
    const application = await api.apply();
    api.deps.db = cutAtCommit(api.db);
    api.network.calls.length = 0;
    expect(await api.startDonation()).toBeUndefined();
    expect(await api.openFee(application)).toBeUndefined();
    expect(api.network.calls).toEqual([]);
  });

  it('what the reconciler finds', async () => {
    const orderId = await api.attempt(await api.startDonation());
    api.later(16 * 60);
    api.deps.db = cutAtCommit(api.db);
    await reconcile(api.deps).catch(() => undefined);
    expect(await api.stateOf(orderId)).not.toBe('paid');
    expect(await api.mails()).toEqual([]);
  });

  it('an offline donation', async () => {
    const now = api.clock.at;
    const typed = { ...DONATION, givenOn: now };
    const add = (db: Db) => addOfflineDonation(db, typed, { again: false, now });
    await expect(add(cutAtCommit(api.db))).rejects.toThrow(PowerCut);
    expect(await api.mails()).toEqual([]);
    expect(await add(api.db)).toMatchObject({ added: true });
  });
});
