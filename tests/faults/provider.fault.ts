import { describe, expect, it } from 'vitest';
import { newFolder } from '@/scripts/run/folder';
import { Clock } from './support/clock';
import { openProvider } from './support/provider';
import { type ProxyBehaviour, passThrough } from './support/proxy';
import { answerNonsense, delayAnswers, refuseConnections } from './support/proxy-behaviours';
import { openTestBed, ownDatabase } from './support/test-bed';
import { askAgain, order, pay, verify } from './support/visitor-actions';

/** The reconciler checks an order after 15 minutes. */
const RECONCILER_MINUTES = 20;

const clock = new Clock(newFolder('clock'));
const provider = await openProvider(await ownDatabase());
const apiEnv = { ...provider.env, ...clock.env };
const bed = await openTestBed('provider', { apiEnv, provider });

let donors = 0;

async function paidDonation() {
  donors += 1;
  const { done, key } = await order(bed.endpoints, 1_000_000 + donors);
  return { orderId: done.name, paid: await pay(bed.endpoints, key, done.name) };
}

async function payDuring(fault: string, behaviour: ProxyBehaviour): Promise<void> {
  const waits = await paidDonation();
  const closes = await paidDonation();
  const { readers, writers } = await bed.startReading();
  provider.proxy.behave(behaviour);
  // Paid, but not confirmed yet: neither success nor failure.
  expect(await verify(bed.endpoints, waits.paid), fault).toBe('pending');
  await Promise.all([writers.once(), readers.everyPageAgain()]);
  provider.proxy.behave(passThrough);
  await bed.until('the waiting page shows the result', async () => {
    return (await askAgain(bed.endpoints, waits.orderId)) === 'success';
  });
  // The donor has closed the browser: the reconciler finds the payment.
  await clock.jump(RECONCILER_MINUTES, [bed.api]);
  await bed.expectRecovery(fault);
  expect(await askAgain(bed.endpoints, closes.orderId), fault).toBe('success');
}

describe('the payment provider', () => {
  it('down: no order is opened, and payments are found when it is back', () =>
    payDuring('Payment provider down', refuseConnections));

  it('slow (10 s): the school waits six seconds and asks again later', () =>
    payDuring('Payment provider slow (10 s for each answer)', delayAnswers(10_000)));

  it('returning garbage: none of it is trusted', () =>
    payDuring('Payment provider answering garbage', answerNonsense()));

  it('reporting late, three times and out of order: paid once, one receipt', async () => {
    await bed.startReading();
    const silent = await paidDonation();
    const known = await paidDonation();
    expect(await verify(bed.endpoints, known.paid)).toBe('success');
    for (const { orderId } of [silent, known]) {
      const events = (await provider.eventsOf(orderId)).reverse();
      expect(events.length).toBeGreaterThan(1);
      for (const event of [...events, ...events, ...events]) {
        expect(await provider.tell(bed.site.url, event)).toBe(200);
      }
      expect(await askAgain(bed.endpoints, orderId)).toBe('success');
    }
    await bed.expectRecovery('Webhooks late, three times and in the wrong order');
  });

  it('sending events while the school API is down: it sends them again', async () => {
    const { api } = await bed.startReading();
    const { orderId } = await paidDonation();
    const events = await provider.eventsOf(orderId);
    await api.kill();
    for (const event of events) expect(await provider.tell(bed.site.url, event)).toBe(502);
    await api.start();
    for (const event of events) {
      await bed.until('the event is taken', async () => {
        return (await provider.tell(bed.site.url, event)) === 200;
      });
    }
    expect(await askAgain(bed.endpoints, orderId)).toBe('success');
    await bed.expectRecovery('Webhooks while the school API is dead');
  });
});
