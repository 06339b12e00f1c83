import { beforeAll, describe, expect, it } from 'vitest';
import { formControls, paymentOrders } from '@/school-api/db';
import { findApplication } from '@/school-api/forms';
import { addRecords, onSite, removeRecords } from '../../../support/content';
import {
  begin,
  completeForm,
  newEmail,
  openFormsApp,
  post,
  refused,
  startForm,
} from '../forms-app';

const api = await openFormsApp();

const complete = (body: unknown) => post(api.app, 'complete-admission/', body);
const verifiedForm = (changes?: Record<string, unknown>) => startForm(api.app, changes);

describe('complete-admission', () => {
  beforeAll(() =>
    addRecords(api.db, 'admission-dates', [
      { location: 'Vraja campus', admission_date: '2026-11-20' },
      { location: 'Vraja campus', admission_date: '2026-11-21' },
    ]),
  );

  it('stores every answer of a verified parent', async () => {
    const form = await verifiedForm({ mobile: '+91 90000 00001', field_1: 'hidden' });
    const response = await complete(form);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: 'completed' });
    expect(await findApplication(api.db, form.application_id)).toMatchObject({
      name: 'Keshav Rao',
      email: form.email,
      completed: true,
      mobile: '9000000001',
      applyFor: 'Class 5',
      admissionDate: '2026-12-13',
      custom: {},
    });
  });

  it('confirms nothing whose commit is lost', async () => {
    const form = await verifiedForm();
    const { application_id: id } = form;
    expect((await post(api.cutApp, 'complete-admission/', form)).status).toBe(500);
    expect(await findApplication(api.db, id)).toMatchObject({ completed: false, mobile: '' });
    expect((await complete(form)).status).toBe(200);
    expect(await findApplication(api.db, id)).toMatchObject({ completed: true });
  });

  it('accepts the form again until it is paid, but not afterwards', async () => {
    const form = await verifiedForm();
    await complete(form);
    expect((await complete({ ...form, city: 'Mathura' })).status).toBe(200);
    const at = new Date();
    const order = { id: form.application_id, subjectId: form.application_id, amount: 150_000 };
    await api.db
      .insert(paymentOrders)
      .values({ ...order, purpose: 'admission', state: 'paid', createdAt: at, openedAt: at });
    const id = form.application_id;
    for (const [call, body] of [
      ['complete-admission/', form],
      ['send-otp/', { application_id: id }],
      ['verify-otp/', { email: id, otp: '123456' }],
    ] as const) {
      expect(await refused(await post(api.app, call, body)), call).toMatchObject({ status: 409 });
    }
    expect((await findApplication(api.db, id))?.city).toBe('Mathura');
  });

  it('refuses an unverified and an unknown application', async () => {
    const email = newEmail();
    const id = await begin(api.app, email);
    expect(await refused(await complete(completeForm(id, email)))).toMatchObject({ status: 409 });
    const unknown = completeForm('x'.repeat(32), email);
    expect(await refused(await complete(unknown))).toMatchObject({ status: 404 });
    expect((await findApplication(api.db, id))?.completed).toBe(false);
  });

  it.each([
    ['another address', { email: 'other@example.org' }, 'email'],
    ['no guardian', { guardian_name: '' }, 'guardian_name', 'Guardian Name is required'],
    ['Class 2 as a resident', { apply_for: 'Class 2' }, 'apply_for'],
    ['a class that does not exist', { apply_for: 'Class 13' }, 'apply_for'],
    ['a date that is not offered', { admission_date: '2026-12-14' }, 'admission_date'],
    ['a date that is over', { admission_date: '2026-11-20' }, 'admission_date'],
    ['no date', { admission_date: '' }, 'admission_date', 'Admission Date is required'],
  ])('refuses %s', async (_, changes, field, words?: string) => {
    const form = await verifiedForm(changes);
    const found = await refused(await complete(form));
    expect(found).toMatchObject({ status: 422, code: 'invalid' });
    expect(Object.keys(found.fields ?? {})).toEqual([field]);
    if (words !== undefined) expect(found.fields?.[field]).toBe(words);
    expect((await findApplication(api.db, form.application_id))?.completed).toBe(false);
  });

  it('offers and accepts a date until its day ends', async () => {
    const answer = await api.app.request('http://localhost/api/admission-dates/');
    const { dates_with_locations: offered } = await answer.json();
    const days = offered.map(({ admission_date: day }: Record<string, unknown>) => day);
    expect(days).toEqual(expect.arrayContaining(['2026-11-21', '2026-12-13']));
    expect(days).not.toContain('2026-11-20');
    expect((await complete(await verifiedForm({ admission_date: '2026-11-21' }))).status).toBe(200);
  });

  it('accepts Class 1 for a day scholar, a date as text, and SQL as plain text in the query', async () => {
    const form = await verifiedForm({
      student_type: 'Day Scholar',
      apply_for: 'Class 1',
      admission_date: 'Online test on a day agreed with the admission desk',
      query: "Robert'); DROP TABLE applications;--",
    });
    expect((await complete(form)).status).toBe(200);
    expect((await findApplication(api.db, form.application_id))?.query).toBe(form.query);
  });
});

describe('the fields that the school shows', () => {
  const set = (key: string, fieldName: string, shown = true) =>
    api.db
      .insert(formControls)
      .values({ key, fieldName, shown })
      .onConflictDoUpdate({ target: formControls.key, set: { fieldName, shown } });
  const show = (key: string, shown: boolean) => set(key, '', shown);

  it('neither requires nor stores a hidden field', async () => {
    await show('city', false);
    const form = await verifiedForm({ city: '🙂' });
    expect((await complete(form)).status).toBe(200);
    expect((await findApplication(api.db, form.application_id))?.city).toBe('');
    await show('city', true);
  });

  it('always requires what every registration needs', async () => {
    const needed = ['first_name', 'guardian_name', 'mobile', 'student_type', 'apply_for'];
    for (const key of needed) await show(key, false);
    const empty = Object.fromEntries(needed.map((key) => [key, '']));
    const { fields } = await refused(await complete(await verifiedForm(empty)));
    expect(Object.keys(fields ?? {}).sort()).toEqual([...needed].sort());
    for (const key of needed) await show(key, true);
  });

  it('stores a custom field that is shown', async () => {
    await show('field_1', true);
    const form = await verifiedForm({ field_1: 'Blue api' });
    await complete(form);
    expect((await findApplication(api.db, form.application_id))?.custom).toEqual({
      field_1: 'Blue api',
    });
    await show('field_1', false);
  });

  it('uses the school’s own label', async () => {
    await set('guardian_name', 'Parent');
    const { fields } = await refused(await complete(await verifiedForm({ guardian_name: '' })));
    expect(fields?.guardian_name).toBe('Parent is required');
    await set('guardian_name', '');
  });

  it('does not require a date while none is offered', async () => {
    const dates = await onSite(api.db, 'admission-dates');
    await removeRecords(api.db, 'admission-dates');
    expect((await complete(await verifiedForm({ admission_date: '' }))).status).toBe(200);
    await addRecords(api.db, 'admission-dates', dates);
  });
});
