import { describe, expect, it } from 'vitest';
import { filled, NO_ANSWERS } from '@/lib/donations/answers';
import { BEGINNING, ended, type Flow, opened, reachable, tried } from '@/lib/donations/flow';
import { readFlow } from '@/lib/donations/read-flow';

const details = { ...NO_ANSWERS, donor_name: 'Asha', email: 'asha@example.org', amount: '100' };
const order = { orderId: 'order_1', key: 'key', amount: 10_000, statusByOrder: true, grant: 'g1' };
const payment = { orderId: 'order_1', paymentId: 'pay_1', signature: 'abc' };
const waiting = opened(details, order);
const paid = ended({ ...waiting, payment }, 'order_1', 'paid');
const failed = ended(tried(waiting), 'order_1', 'failed');
const dismissed = ended(tried(waiting), 'order_1', 'dismissed');

describe('a donation', () => {
  it('keeps the answers with its order, and empties the form', () => {
    expect(waiting).toMatchObject({ draft: null, pending: { details, order, tried: false } });
  });

  it('shows only steps with something to show', () => {
    const steps = (flow: Flow) => ([1, 2, 3] as const).map((wanted) => reachable(wanted, flow));
    expect(steps(BEGINNING)).toEqual([1, 1, 1]);
    expect(steps(waiting)).toEqual([1, 2, 2]);
    expect(steps(failed)).toEqual([1, 2, 3]);
    expect(steps(paid)).toEqual([1, 1, 3]);
  });

  it('drops the answers once it is paid, and keeps the facts of the payment', () => {
    expect(paid).toEqual({
      ...BEGINNING,
      result: {
        status: 'success',
        orderId: 'order_1',
        paymentId: 'pay_1',
        dismissed: false,
        statusByOrder: true,
        amount: 10_000,
        email: 'asha@example.org',
        grant: 'g1',
        name: 'Asha',
        purpose: '',
      },
    });
  });

  it('keeps everything for another attempt at the same order', () => {
    expect(failed.pending).toEqual({ details, order, tried: true });
    expect(failed.result).toMatchObject({ status: 'failed', amount: 10_000, paymentId: '' });
    expect(tried(failed).result).toBeNull();
  });

  it('changes from failed to paid when the money arrives', () => {
    expect(ended(failed, 'order_1', 'paid').result).toMatchObject({
      status: 'success',
      amount: 10_000,
      email: 'asha@example.org',
    });
  });

  it('shows no amount that it does not know', () => {
    const { result } = ended(waiting, 'order_2', 'failed');
    expect(result).toMatchObject({ amount: null, email: '', statusByOrder: false });
  });

  it('fails when the window is closed, and records that', () => {
    expect(dismissed.result).toMatchObject({ status: 'failed', dismissed: true });
    expect(failed.result).toMatchObject({ status: 'failed', dismissed: false });
  });

  it('is read as stored by an earlier version of the page, without queries by order', () => {
    const { statusByOrder: _of, ...before } = order;
    const pending = { details, order: before, tried: true };
    const kept = { status: 'failed', orderId: 'order_1', paymentId: '', amount: 10_000, email: '' };
    const flow = readFlow(JSON.stringify({ ...failed, pending, result: kept }));
    expect(flow.pending?.order).toEqual({ ...before, statusByOrder: false });
    const added = { dismissed: false, statusByOrder: false, name: '', purpose: '' };
    expect(flow.result).toEqual({ ...kept, ...added });
  });

  it('survives the tab’s storage, and ignores invalid state there', () => {
    for (const flow of [BEGINNING, waiting, failed, dismissed, paid]) {
      expect(readFlow(JSON.stringify(flow))).toEqual(flow);
    }
    for (const odd of [null, '', '{', '{}', '[]', '{"pending":{"order":1}}']) {
      expect(readFlow(odd)).toEqual(BEGINNING);
    }
  });

  it('prefers input typed before hydration', () => {
    expect(filled({ city: 'Vraja' }, { city: 'Agra', state: 'U P' })).toMatchObject({
      city: 'Vraja',
      state: 'U P',
      mobile_code: '+91',
      country: 'India',
    });
  });

  it('keeps emptied fields empty', () => {
    expect(filled({}, { country: '' }).country).toBe('');
  });
});
