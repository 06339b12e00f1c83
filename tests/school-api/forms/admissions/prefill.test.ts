import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applications, paymentOrders } from '@/school-api/db';
import {
  begin,
  completeForm,
  newEmail,
  openFormsApp,
  post,
  readCode,
  startVerified,
} from '../forms-app';

const api = await openFormsApp();

const verify = (id: string, otp: string) => post(api.app, 'verify-otp/', { email: id, otp });

async function complete(email: string, name: string, changes: Record<string, string> = {}) {
  api.pass(120);
  const id = await startVerified(api.app, email, name);
  const form = completeForm(id, email, { first_name: name, ...changes });
  expect((await post(api.app, 'complete-admission/', form)).status).toBe(200);
  return id;
}

/** Begins another application and requests a code. */
async function requestCode(email: string, name: string) {
  api.pass(120);
  const id = await begin(api.app, email, name);
  const sent = await post(api.app, 'send-otp/', { application_id: id });
  return { id, sent, code: await readCode(api.app, email) };
}

async function verifiedResponse(email: string, name: string): Promise<unknown> {
  const { id, code } = await requestCode(email, name);
  return (await verify(id, code)).json();
}

async function markPaid(id: string) {
  const at = api.clock.now;
  const paid = { state: 'paid', paymentId: `pay_${id}`, paidAt: at } as const;
  const order = { amount: 150_000, createdAt: at, openedAt: at, ...paid };
  await api.db
    .insert(paymentOrders)
    .values({ id: `order_${id}`, purpose: 'admission', subjectId: id, ...order });
  return { paid_on: at.toISOString(), payment_id: paid.paymentId };
}

describe('the prefill from earlier forms', () => {
  it('is complete for the same child, with the newest address', async () => {
    const email = newEmail();
    await complete(email, 'Keshav');
    await complete(email, 'Gopal', { apply_for: 'Class 7', city: 'Gokul' });
    expect(await verifiedResponse(email, 'KESHAV')).toMatchObject({
      admission_data: {
        first_name: 'KESHAV',
        apply_for: 'Class 5',
        admission_date: '2026-12-13',
        email,
        guardian_name: "Meera D'Souza-Rao",
        city: 'Gokul',
      },
    });
  });

  it('contains guardian and address for another child, but neither class nor date', async () => {
    const email = newEmail();
    await complete(email, 'Keshav');
    expect(await verifiedResponse(email, 'Gopal')).toMatchObject({
      admission_data: {
        email,
        first_name: 'Gopal',
        guardian_name: "Meera D'Souza-Rao",
        mobile: '9000000001',
        address: '12, Demo Lane',
        city: 'Vraja',
        pin_code: '281001',
        student_type: '',
        apply_for: '',
        admission_date: '',
        query: '',
      },
    });
  });
});

describe('a child with a paid registration', () => {
  it('is listed only for the verified address', async () => {
    const email = newEmail();
    const paid = await markPaid(await complete(email, 'Keshav'));
    await complete(email, 'Govind');
    await markPaid(await complete(newEmail(), 'Madhav'));
    expect(await verifiedResponse(email.toUpperCase(), 'Gopal')).toMatchObject({
      registered: [{ name: 'Keshav Rao', ...paid }],
    });
  });

  it.each([
    ['withdrawn', { officeState: 'withdrawn' }, {}],
    ['without consent', { consentWithdrawnAt: api.clock.now }, {}],
    ['refused', { officeState: 'not this time' }, {}],
    ['declined', { officeState: 'declined' }, {}],
    ['refunded', {}, { returned: 150_000 }],
    [
      'of an earlier session',
      { admissionDate: '2026-03-29' },
      { paidAt: new Date('2026-03-31T18:29:59Z') },
    ],
  ])('is not listed for a registration that is %s', async (_, application, order) => {
    const email = newEmail();
    const id = await complete(email, 'Keshav');
    await markPaid(id);
    const set = { officeState: 'received', ...application };
    await api.db.update(applications).set(set).where(eq(applications.id, id));
    await api.db
      .update(paymentOrders)
      .set({ returned: 0, ...order })
      .where(eq(paymentOrders.subjectId, id));
    expect(await verifiedResponse(email, 'Keshav')).not.toHaveProperty('registered');
  });

  it('is listed while its test is ahead, or some of the fee was kept', async () => {
    const email = newEmail();
    const id = await complete(email, 'Keshav');
    await markPaid(id);
    const paidAt = new Date('2026-03-31T18:29:59Z');
    await api.db
      .update(paymentOrders)
      .set({ paidAt, returned: 100 })
      .where(eq(paymentOrders.subjectId, id));
    expect(await verifiedResponse(email, 'Keshav')).toMatchObject({
      registered: [{ name: 'Keshav Rao', paid_on: paidAt.toISOString() }],
    });
  });

  it('is not mentioned when there is none', async () => {
    const email = newEmail();
    await complete(email, 'Keshav');
    expect(await verifiedResponse(email, 'Keshav')).not.toHaveProperty('registered');
  });

  it('is not revealed before the address is verified', async () => {
    const email = newEmail();
    const { payment_id } = await markPaid(await complete(email, 'Keshav'));
    const { id, sent, code } = await requestCode(email, 'Keshav');
    const wrong = await verify(id, code === '000000' ? '000001' : '000000');
    expect([sent.status, wrong.status]).toEqual([200, 422]);
    for (const response of [sent, wrong]) {
      const text = await response.text();
      expect(text).not.toContain('registered');
      expect(text).not.toContain(payment_id);
    }
  });
});
