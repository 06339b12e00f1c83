import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, handlerBody, openHouse } from '../school-api/money/house';

let house: House;
beforeAll(async () => {
  house = await openHouse();
  await house.control({ down: false, autoCapture: true, afterFailure: 'nothing' });
});
afterAll(() => house.close());

async function openOrder(): Promise<string> {
  const { body } = await house.post('create-order/', { application_id: await house.apply() });
  return body.order_id;
}

const pay = async (orderId: string) => handlerBody((await house.checkout(orderId, 'pay')).body);

const verify = async (body: unknown): Promise<string> =>
  (await house.post('verify-payment/', body)).body.status;

const stateOf = async (orderId: string) => (await house.orderOf(orderId)).state;

async function mailsOf(orderId: string): Promise<number> {
  const { id } = await house.orderOf(orderId);
  return (await house.mails()).filter(({ key }) => key.endsWith(id)).length;
}

const hmac = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('hex');

const eventsOf = async (orderId: string) =>
  (await house.deliveries()).filter(({ body }) => body.includes(orderId));

describe('whoever forges what the checkout hands over', () => {
  it('has no signature that counts', async () => {
    const orderId = await openOrder();
    const good = await pay(orderId);
    const right = String(good.razorpay_signature);
    const text = `${orderId}|${good.payment_id}`;
    const { keyId, webhookSecret, keySecret } = house.account;
    const forged = [
      ...['', ' ', '0', 'null', 'undefined', '0'.repeat(64), right.slice(0, 63), `${right}0`],
      ...[right.replace(/./, (c) => (c === '0' ? '1' : '0')), [...right].reverse().join('')],
      ...[hmac(text, ''), hmac(text, keyId), hmac(text, webhookSecret)],
      ...[hmac(`${good.payment_id}|${orderId}`, keySecret), hmac(orderId, keySecret)],
      ...[hmac(`${text}|`, keySecret), createHmac('sha512', keySecret).update(text).digest('hex')],
    ];
    for (const signature of forged) {
      const status = await verify({ ...good, razorpay_signature: signature });
      expect(status, signature).not.toBe('success');
      expect(await stateOf(orderId), signature).not.toBe('paid');
    }
    expect(await mailsOf(orderId)).toBe(0);
    // The same call with the right one: it was the signature that stood in the way.
    expect(await verify(good)).toBe('success');
  });

  it.each([
    ['arrays', (text: string) => [text]],
    ['an object', (text: string) => ({ toString: text })],
    ['a number', () => 0],
    ['a truth', () => true],
  ])('is not helped by sending %s', async (_, make) => {
    const orderId = await openOrder();
    const good = await pay(orderId);
    for (const field of Object.keys(good)) {
      const body = { ...good, [field]: make(String(Reflect.get(good, field))) };
      expect((await house.post('verify-payment/', body)).body.status).not.toBe('success');
    }
    expect(await stateOf(orderId)).not.toBe('paid');
  });

  it('cannot pay one order with the payment of another, smaller or of another kind', async () => {
    const [paid, unpaid] = [await openOrder(), await openOrder()];
    const good = await pay(paid);
    const { keySecret } = house.account;
    // Even signed by the provider: the payment itself says which order it belongs to.
    const signature = hmac(`${unpaid}|${good.payment_id}`, keySecret);
    const body = { order_id: unpaid, payment_id: good.payment_id, razorpay_signature: signature };
    expect(await verify(body)).not.toBe('success');
    expect(await stateOf(unpaid)).not.toBe('paid');
  });
});

describe('whoever sends again what was sent', () => {
  it('makes no second receipt of a result, however often and how much at once', async () => {
    const orderId = await openOrder();
    const good = await pay(orderId);
    const all = await Promise.all(Array.from({ length: 12 }, () => verify(good)));
    expect(new Set(all)).toEqual(new Set(['success']));
    expect(await mailsOf(orderId)).toBe(2);
  });

  it('makes no second receipt of an event, also under a new name for each', async () => {
    const orderId = await openOrder();
    await pay(orderId);
    const events = await eventsOf(orderId);
    expect(events.length).toBeGreaterThan(0);
    for (const { body, eventId } of events) {
      for (const name of [eventId, eventId, `${eventId}x`, 'evt_new', '']) {
        expect((await house.webhook(body, name)).status).toBe(200);
      }
    }
    expect(await stateOf(orderId)).toBe('paid');
    expect(await mailsOf(orderId)).toBe(2);
  });

  it('takes no money back with an old event of a failure', async () => {
    const orderId = await openOrder();
    await house.checkout(orderId, 'fail');
    const failures = await eventsOf(orderId);
    expect(await verify(await pay(orderId))).toBe('success');
    for (const [index, { body }] of failures.entries()) {
      await house.webhook(body, `evt_old_${index}`);
    }
    expect(await stateOf(orderId)).toBe('paid');
  });
});

describe('whoever forges what the provider tells', () => {
  it('is refused: no secret, another secret, other bytes, no signature', async () => {
    const orderId = await openOrder();
    await house.checkout(orderId, 'later');
    await pay(orderId);
    const event = (await eventsOf(orderId)).at(-1);
    const body = event?.body ?? '';
    const { keySecret, webhookSecret } = house.account;
    const right = hmac(body, webhookSecret);
    const forged: [string, string][] = [
      [body, ''],
      [body, hmac(body, '')],
      [body, hmac(body, keySecret)],
      [body, right.slice(1)],
      [`${body} `, right],
      [body.replace('captured', 'captureD'), right],
    ];
    for (const [bytes, signature] of forged) {
      expect((await house.webhook(bytes, 'evt_forged', signature)).status).toBe(403);
    }
    expect(await stateOf(orderId)).not.toBe('paid');
    expect((await house.webhook(body, 'evt_true', right)).status).toBe(200);
  });
});

describe('whoever opens order after order', () => {
  it('gets the same open order of an application, also with many clicks at once', async () => {
    const id = await house.apply();
    const asked = Array.from({ length: 10 }, () =>
      house.post('create-order/', { application_id: id }),
    );
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ body }) => body.order_id)).size).toBe(1);
    const rows = (await house.orders()).filter(({ subjectId }) => subjectId === id);
    expect(rows).toHaveLength(1);
  });

  it('names no price: what is said about money in the call is not read', async () => {
    const id = await house.apply();
    const sent = { application_id: id, amount: 1, currency: 'IDR', order_id: 'order_mine' };
    const { body } = await house.post('create-order/', sent);
    expect(await house.orderOf(body.order_id)).toMatchObject({ amount: 150_000 });
  });

  it.each([
    '0',
    '0.001',
    '-5',
    '1e3',
    '٥',
    '١٠٠',
    'NaN',
    'Infinity',
    '999999999999',
    '0x10',
    '1,00',
  ])('gives no odd amount: %s', async (amount) => {
    const donor = {
      ...{ mobile_code: '+91', mobile: '9000000001', donor_name: 'Meera Rao', amount },
      ...{ email: 'meera@example.org', address: '12, Demo Lane', city: 'Vraja' },
      ...{ state: 'Uttar Pradesh', pin_code: '281001', country: 'India', message: '' },
    };
    const before = (await house.orders()).length;
    expect((await house.post('create-donation/', donor)).status).toBe(422);
    expect((await house.orders()).length).toBe(before);
  });
});
