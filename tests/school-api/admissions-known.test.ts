import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentOrders } from '@/school-api/db/schema/orders';
import {
  begin,
  beginVerified,
  completeForm,
  type FormsApp,
  newEmail,
  openFormsApp,
  post,
  readCode,
} from './forms-app';

let api: FormsApp;
beforeAll(async () => {
  api = await openFormsApp();
});
afterAll(() => api.close());

const verify = (id: string, otp: string) => post(api.app, 'verify-otp/', { email: id, otp });

/** A verified parent has sent the whole form. */
async function complete(email: string, name: string, changes: Record<string, string> = {}) {
  api.pass(120);
  const id = await beginVerified(api.app, email, name);
  const form = completeForm(id, email, { first_name: name, ...changes });
  expect((await post(api.app, 'complete-admission/', form)).status).toBe(200);
  return id;
}

/** A code was asked for, for another application. */
async function ask(email: string, name: string) {
  api.pass(120);
  const id = await begin(api.app, email, name);
  const sent = await post(api.app, 'send-otp/', { application_id: id });
  return { id, sent, code: await readCode(api.app, email) };
}

/** What a parent is told who shows the code. */
async function learn(email: string, name: string): Promise<unknown> {
  const { id, code } = await ask(email, name);
  return (await verify(id, code)).json();
}

/** The registration fee of an application has arrived. */
async function markPaid(id: string) {
  const at = api.clock.now;
  const paid = { state: 'paid', paymentId: `pay_${id}`, paidAt: at } as const;
  const order = { amount: 150_000, createdAt: at, openedAt: at, ...paid };
  await api.db
    .insert(paymentOrders)
    .values({ id: `order_${id}`, purpose: 'admission', subjectId: id, ...order });
  return { paid_on: at.toISOString(), payment_id: paid.paymentId };
}

describe('what a parent wrote before', () => {
  it('comes back whole for the same child, with the newest address', async () => {
    const email = newEmail();
    await complete(email, 'Keshav');
    await complete(email, 'Gopal', { apply_for: 'Class 7', city: 'Gokul' });
    expect(await learn(email, 'KESHAV')).toMatchObject({
      admission_data: {
        ...{ first_name: 'KESHAV', apply_for: 'Class 5', admission_date: '2026-12-13' },
        ...{ email, guardian_name: "Meera D'Souza-Rao", city: 'Gokul' },
      },
    });
  });

  it('gives another child the guardian and the address, never the class or the date', async () => {
    const email = newEmail();
    await complete(email, 'Keshav');
    expect(await learn(email, 'Gopal')).toMatchObject({
      admission_data: {
        ...{ email, first_name: 'Gopal', guardian_name: "Meera D'Souza-Rao" },
        ...{ mobile: '9000000001', address: '12, Demo Lane', city: 'Vraja', pin_code: '281001' },
        ...{ student_type: '', apply_for: '', admission_date: '', query: '' },
      },
    });
  });
});

describe('a child who is registered and paid for', () => {
  it('is named to who proves the address, and nobody else is', async () => {
    const email = newEmail();
    const paid = await markPaid(await complete(email, 'Keshav'));
    await complete(email, 'Govind');
    await markPaid(await complete(newEmail(), 'Madhav'));
    expect(await learn(email.toUpperCase(), 'Gopal')).toMatchObject({
      registered: [{ name: 'Keshav Rao', ...paid }],
    });
  });

  it('is not spoken of where none is', async () => {
    const email = newEmail();
    await complete(email, 'Keshav');
    expect(await learn(email, 'Keshav')).not.toHaveProperty('registered');
  });

  it('is not betrayed before the address is proved', async () => {
    const email = newEmail();
    const { payment_id } = await markPaid(await complete(email, 'Keshav'));
    const { id, sent, code } = await ask(email, 'Keshav');
    const wrong = await verify(id, code === '000000' ? '000001' : '000000');
    expect([sent.status, wrong.status]).toEqual([200, 422]);
    for (const response of [sent, wrong]) {
      const text = await response.text();
      expect(text).not.toContain('registered');
      expect(text).not.toContain(payment_id);
    }
  });
});
