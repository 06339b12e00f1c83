import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Clock } from './support/clock';
import { askAgain, order, pay, verify } from './support/deeds';
import type { Fault } from './support/faults';
import { openProvider } from './support/provider';
import { clear, type Trouble } from './support/road';
import { openScene, ownDatabase, type Scene } from './support/scene';
import { newFolder } from './support/town';
import { down, lying, slow } from './support/troubles';

/** The reconciler asks about an order after a quarter of an hour. */
const RECONCILER_MINUTES = 20;

const folder = newFolder('clock');
const clock = new Clock(folder.path);
let provider: Awaited<ReturnType<typeof openProvider>>;
let scene: Scene;
beforeAll(async () => {
  provider = await openProvider(await ownDatabase());
  scene = await openScene('provider', { apiEnv: { ...provider.env, ...clock.env }, provider });
});
afterAll(async () => {
  await scene.close();
  await provider.close();
  folder.remove();
});

let donors = 0;

/** A donor has paid in the provider's window; the site has not heard of it yet. */
async function paidGift() {
  donors += 1;
  const { done, key } = await order(scene.counter, 1_000_000 + donors);
  return { orderId: done.name, paid: await pay(scene.counter, key, done.name) };
}

async function inTrouble(fault: Fault, trouble: Trouble): Promise<void> {
  const waits = await paidGift();
  const closes = await paidGift();
  const { visitors, writers } = await scene.watched();
  provider.road.meet(trouble);
  // The money is there, but nobody can confirm it: neither success nor failure is claimed.
  expect(await verify(scene.counter, waits.paid), fault).toBe('pending');
  await Promise.all([writers.once(), visitors.everyPageAgain()]);
  provider.road.meet(clear);
  await scene.until('the page that waits is told', async () => {
    return (await askAgain(scene.counter, waits.orderId)) === 'success';
  });
  // This donor has closed the browser: the school itself finds out.
  await clock.jump(RECONCILER_MINUTES, [scene.api]);
  await scene.calm(fault);
  expect(await askAgain(scene.counter, closes.orderId), fault).toBe('success');
}

describe('the payment provider', () => {
  it('down: no order is opened, and what was paid is found when it is back', () =>
    inTrouble('Payment provider down', down));

  it('slow (10 s): the school waits six seconds and asks again later', () =>
    inTrouble('Payment provider slow (10 s for each answer)', slow(10_000)));

  it('answering garbage: none of it is believed', () =>
    inTrouble('Payment provider answering garbage', lying()));

  it('telling late, thrice and in the wrong order: paid once, one receipt', async () => {
    await scene.watched();
    const silent = await paidGift();
    const known = await paidGift();
    expect(await verify(scene.counter, known.paid)).toBe('success');
    for (const { orderId } of [silent, known]) {
      const events = (await provider.eventsOf(orderId)).reverse();
      expect(events.length).toBeGreaterThan(1);
      for (const event of [...events, ...events, ...events]) {
        expect(await provider.tell(scene.site.url, event)).toBe(200);
      }
      expect(await askAgain(scene.counter, orderId)).toBe('success');
    }
    await scene.calm('Webhooks late, three times and in the wrong order');
  });

  it('telling while the school API is dead: it is asked to tell again, and is heard', async () => {
    const { api } = await scene.watched();
    const { orderId } = await paidGift();
    const events = await provider.eventsOf(orderId);
    await api.kill();
    for (const event of events) expect(await provider.tell(scene.site.url, event)).toBe(502);
    await api.start();
    for (const event of events) {
      await scene.until('the event is taken', async () => {
        return (await provider.tell(scene.site.url, event)) === 200;
      });
    }
    expect(await askAgain(scene.counter, orderId)).toBe('success');
    await scene.calm('Webhooks while the school API is dead');
  });
});
