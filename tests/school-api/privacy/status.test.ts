import { eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applicationContinueResponse, applicationStatusResponse } from '@/contract';
import { applicationDocuments, outbox } from '@/school-api/db';
import { issueReceipt } from '@/school-api/money/receipts/issue';
import { eraseApplication } from '@/school-api/privacy';
import { historyOf } from '@/school-api/records';
import { addOrder, applicationOf } from '../cli/rows';
import { begin, completeForm, newEmail, post, startVerified } from '../forms/forms-app';
import { newDonation } from '../money/receipts/sample-receipt';
import { openStatus, paid } from './status-app';

const { api, addCompleted, grantOf, refusal, status } = await openStatus();
describe('the status of an application', () => {
  it('is returned for the verified address, with the test day and possible actions', async () => {
    const { email, number } = await addCompleted();
    const { applications } = await status({ grant: await grantOf(email) });
    expect(applications).toMatchObject([
      {
        application_number: number,
        name: 'Keshav Rao',
        apply_for: 'Class 5',
        state: 'Fee not paid',
        paid: null,
        receipt: false,
        can: ['continue', 'withdraw'],
        test: { date: '2026-12-13', time: '09:30', place: 'Vraja campus' },
      },
    ]);
  });

  it('is returned to the browser that verified it, for that one only', async () => {
    const one = await addCompleted();
    const { grant, application_id } = one;
    const { applications } = await status({ grant, application_id });
    expect(applications.map(({ application_number }) => application_number)).toEqual([one.number]);
  });

  it('excludes a registration that somebody else started with the address', async () => {
    const email = newEmail();
    await begin(api.app, email);
    expect((await status({ grant: await grantOf(email) })).applications).toEqual([]);
  });

  it('includes the offered place with its day, and the note while it applies', async () => {
    const one = await addCompleted();
    await one.set({ ...paid, officeState: 'place offered', answerBy: '2026-12-31' });
    await one.set({ familyNote: 'Bring the form.' });
    const [application] = (await status({ grant: await grantOf(one.email) })).applications;
    expect(application).toMatchObject({ state: 'Place offered', note: 'Bring the form.' });
    expect(application?.can).toEqual(['accept', 'decline', 'withdraw']);
    const noteIn = async (officeState: string) => {
      await one.set({ officeState });
      return (await status({ grant: await grantOf(one.email) })).applications[0]?.note;
    };
    expect(await noteIn('accepted')).toBe('Bring the form.');
    expect(await noteIn('declined')).toBe('');
    expect(await noteIn('test taken')).toBe('');
  });

  it('asks for no second fee for a child who is registered with another one', async () => {
    const [one, other] = [await addCompleted(), await addCompleted()];
    await other.set({ ...paid, email: one.email, emailKey: one.email });
    await addOrder(api.db, other.application_id, { state: 'paid', paidAt: api.clock.now });
    const { applications } = await status({ grant: await grantOf(one.email) });
    const unpaid = applications.find(({ application_number: number }) => number === one.number);
    expect(unpaid).toMatchObject({ state: 'Not needed', can: ['withdraw'] });
    expect(unpaid?.follows).toContain(`registered with application ${other.number}. You do not`);
  });

  it.each([
    ['not this time', 'This registration is closed.'],
    ['declined', 'This registration is closed.'],
    ['withdrawn', 'This registration was withdrawn.'],
  ])('neither asks for the fee nor for documents once it is %s', async (officeState, reason) => {
    const { email, number, application_id: applicationId, set } = await addCompleted();
    const asked = { kind: 'photograph', requestedAt: api.clock.now, requestedBy: '' } as const;
    await api.db.insert(applicationDocuments).values({ applicationId, ...asked });
    await set({ officeState });
    const grant = await grantOf(email);
    const [application] = (await status({ grant })).applications;
    expect(application?.can).not.toContain('continue');
    expect(application?.documents).toEqual([]);
    const body = { grant, application_number: number };
    expect(await refusal('application-continue', body)).toContain(`409 ${reason}`);
  });
});

it('has the roll number of its own test day only', async () => {
  const one = await addCompleted();
  const grant = await grantOf(one.email);
  const seatOn = async (admissionDate: string) => {
    await one.set({ ...paid, seat: 7, seatDate: '2026-12-13', admissionDate });
    return (await status({ grant })).applications[0]?.test.seat;
  };
  expect([await seatOn('2026-12-13'), await seatOn('2026-12-27')]).toEqual(['7', '']);
});

it('offers an admit card once the fee is paid, until a decision or the end of the test day', async () => {
  const one = await addCompleted();
  const grant = await grantOf(one.email);
  const hasAdmitCard = async (values: Parameters<typeof one.set>[0]) => {
    await one.set(values);
    const { applications } = await status({ grant });
    return applications[0]?.can.includes('test');
  };
  expect(await hasAdmitCard({ feeState: '' })).toBe(false);
  expect(await hasAdmitCard(paid)).toBe(true);
  expect(await hasAdmitCard({ officeState: 'not this time' })).toBe(false);
  expect(await hasAdmitCard({ officeState: 'invited to the test' })).toBe(true);
  expect(await hasAdmitCard({ admissionDate: 'on request' })).toBe(true);
  expect(await hasAdmitCard({ admissionDate: '2026-11-21' })).toBe(true);
  expect(await hasAdmitCard({ admissionDate: '2026-11-20' })).toBe(false);
});

describe('without its code', () => {
  const CALLS = [
    ...['application-status', 'application-continue'],
    ...['application-answer', 'receipt-file'],
  ];
  const bodyFor = (call: string, grant: string, application_number: string) => ({
    grant,
    ...(call !== 'application-status' && { application_number }),
    ...(call === 'application-answer' && { answer: 'withdraw' }),
  });

  it.each(CALLS)('%s refuses a grant of another purpose, or after half an hour', async (call) => {
    const { email, number } = await addCompleted();
    const own = await grantOf(email);
    const foreign = [await grantOf(email, 'privacy'), await grantOf(email, 'receipts')];
    const ask = (grant: string) => refusal(call, bodyFor(call, grant, number));
    for (const grant of foreign) expect(await ask(grant)).toMatch(/^403 /);
    api.pass(31 * 60);
    expect(await ask(own)).toMatch(/^403 /);
  });

  it.each(CALLS.slice(1))('%s responds alike for another’s number and for none', async (call) => {
    const other = await addCompleted();
    const grant = await grantOf(newEmail());
    const guess = (number: string) => refusal(call, bodyFor(call, grant, number));
    expect(await guess(other.number)).toBe(await guess('BBBBBBBB'));
    const row = await applicationOf(api.db, other.application_id);
    expect(row).toMatchObject({ officeState: 'received' });
  });

  it('the receipt of another family’s application is refused like none', async () => {
    const [one, other] = [await addCompleted(), await addCompleted()];
    const sourceId = await addOrder(api.db, one.application_id, { state: 'paid' });
    await issueReceipt(api.db, newDonation({ sourceId, email: one.email }));
    const ask = async ({ email }: { email: string }) =>
      post(api.app, 'receipt-file', {
        grant: await grantOf(email),
        application_number: one.number,
      });
    expect((await ask(one)).status).toBe(200);
    expect((await ask(other)).status).toBe(404);
  });

  it('neither the number nor the grant of another application opens one', async () => {
    const [one, other] = [await addCompleted(), await addCompleted()];
    for (const application_id of [one.number, other.application_id]) {
      expect(await refusal('application-status', { application_id, grant: one.grant })).toMatch(
        /^40[34] /,
      );
    }
    for (const call of ['verify-otp', 'send-otp', 'create-order']) {
      const body = { email: one.number, application_id: one.number, otp: '123456' };
      expect((await post(api.app, `${call}/`, body)).ok).toBe(false);
    }
  });
});

describe('continuing', () => {
  const continueWith = async (body: object) =>
    applicationContinueResponse.parse(
      await (await post(api.app, 'application-continue', body)).json(),
    );

  it('on another device has the answers, and ends the first device’s grant', async () => {
    const { email, number, application_id, grant: first } = await addCompleted();
    const went = await continueWith({ grant: await grantOf(email), application_number: number });
    expect(went).toMatchObject({ application_id, completed: true });
    expect(went.admission_data).toMatchObject({ first_name: 'Keshav', apply_for: 'Class 5' });
    const form = completeForm(application_id, email);
    const again = async (grant: unknown) =>
      (await post(api.app, 'complete-admission/', { ...form, grant })).status;
    expect([await again(first), await again(went.grant)]).toEqual([403, 200]);
  });

  it('with another child has only the family’s answers', async () => {
    const one = await addCompleted();
    const { email, application_id } = one;
    const went = await continueWith({ grant: await grantOf(email), notice_version: '1' });
    expect(went.application_id).not.toBe(application_id);
    expect(went.admission_data).toMatchObject({
      first_name: '',
      last_name: '',
      apply_for: '',
      admission_date: '',
      guardian_name: one.guardian_name,
      mobile: one.mobile,
      city: one.city,
      email,
    });
    const child = { first_name: 'Mohan', grant: went.grant };
    const form = completeForm(went.application_id, email, child);
    expect((await post(api.app, 'complete-admission/', form)).status).toBe(200);
  });

  it('before the form is sent has the names that were entered with the code', async () => {
    const email = newEmail();
    const id = await startVerified(api.app, email, 'Mohan');
    const application_number = (await applicationOf(api.db, id))?.applicationNumber;
    const went = await continueWith({ grant: await grantOf(email), application_number });
    expect(went).toMatchObject({
      completed: false,
      admission_data: { email, first_name: 'Mohan' },
    });
  });

  it('starts no second one at a second click, but one for a child in another tab', async () => {
    const grant = await grantOf(newEmail());
    const begun = async () => (await continueWith({ grant })).application_id;
    const first = await begun();
    expect(await begun()).toBe(first);
    api.pass(61);
    expect(await begun()).not.toBe(first);
  });

  it('is refused for a withdrawn application', async () => {
    const one = await addCompleted();
    await one.set({ officeState: 'withdrawn' });
    const grant = await grantOf(one.email);
    const body = { grant, application_number: one.number };
    expect(await refusal('application-continue', body)).toMatch(/^409 .*withdrawn/);
  });
});

describe('a family’s answer', () => {
  it.each([
    ['accept', 'place offered', 'Place accepted'],
    ['decline', 'place offered', 'Place declined'],
    ['withdraw', 'waiting list', 'Withdrawn'],
  ])('%s, in the state %s, is stored once and confirmed by email', async (answer, from, state) => {
    const one = await addCompleted();
    await one.set({ ...paid, officeState: from, answerBy: '2026-12-31' });
    const body = { grant: await grantOf(one.email), application_number: one.number, answer };
    const response = await post(api.app, 'application-answer', body);
    expect(applicationStatusResponse.parse(await response.json()).applications).toMatchObject([
      { state },
    ]);
    expect(await refusal('application-answer', body)).toMatch(/^409 /);
    const mails = await api.db.select().from(outbox).where(eq(outbox.recipient, one.email));
    expect(mails.filter(({ kind }) => kind === 'family-answer').map(({ data }) => data)).toEqual([
      {
        answer,
        applicationNumber: one.number,
        child: 'Keshav Rao',
        applyFor: 'Class 5',
        admissionDate: '',
        time: '',
        places: '',
        feePaid: true,
      },
    ]);
  });

  it('has its email in the application’s history, and erased with it', async () => {
    const one = await addCompleted();
    const body = { grant: await grantOf(one.email), application_number: one.number };
    await post(api.app, 'application-answer', { ...body, answer: 'withdraw' });
    const id = one.application_id;
    const history = await historyOf(api.db, { kind: 'applications', id });
    expect(history.map(({ title }) => title)).toContain(
      `Confirmation of the family’s answer or a new test date to ${one.email}`,
    );
    await eraseApplication(api.db, id, api.cvFolder);
    const isKept = like(outbox.key, `family-answer%${id}%`);
    expect(await api.db.$count(outbox, isKept)).toBe(0);
  });
});
