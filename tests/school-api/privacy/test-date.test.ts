import { desc, eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accessLog, applicationChanges, outbox, paymentOrders } from '@/school-api/db';
import { resendMail, testDayOf } from '@/school-api/mail';
import { historyOf } from '@/school-api/records';
import { addRecords } from '../../support/content';
import { addMail } from '../cli/rows';
import { post, refused } from '../forms/forms-app';
import { openStatus, paid } from './status-app';

const { api, addCompleted, grantOf, status } = await openStatus();

describe('another test date', () => {
  const move = (grant: string, number: string, date: string) =>
    post(api.app, 'application-answer', {
      grant,
      application_number: number,
      answer: 'move',
      date,
    });
  const dates = async (grant: string) =>
    (await status({ grant })).applications.map(({ move_to }) => move_to);

  it('can be taken once the fee is paid, and is recorded in history, audit and an email', async () => {
    const { email, number, set, application_id } = await addCompleted();
    const grant = await grantOf(email);
    expect(await dates(grant)).toEqual([[]]);
    expect((await move(grant, number, '2026-12-27')).status).toBe(409);
    await set(paid);
    const [before] = (await status({ grant })).applications;
    expect(before?.move_to[0]).toBe('2026-12-27');
    expect(before?.move_tests[0]).toMatchObject({ date: '2026-12-27', place: 'Vraja campus' });
    expect((await move(grant, number, '2026-12-27')).status).toBe(200);
    const { applications } = await status({ grant });
    expect(applications[0]?.test.date).toBe('2026-12-27');
    expect(applications[0]?.move_to).toContain('2026-12-13');
    const ofThis = eq(applicationChanges.applicationId, application_id);
    const changes = await api.db.select().from(applicationChanges).where(ofThis);
    expect(changes).toMatchObject([{ fields: ['admission_date'] }]);
    const moves = eq(accessLog.action, 'applications move');
    const [log] = await api.db.select().from(accessLog).where(moves);
    expect(log).toMatchObject({ before: { date: '2026-12-13' }, after: { date: '2026-12-27' } });
    const toFamily = eq(outbox.recipient, email);
    const [mail] = await api.db.select().from(outbox).where(toFamily).orderBy(desc(outbox.id));
    expect(mail).toMatchObject({
      kind: 'family-answer',
      data: { answer: 'move', admissionDate: '2026-12-27' },
    });
    const [file] = mail ? testDayOf(mail) : [];
    expect(String(file?.content)).toMatch(new RegExp(`UID:${number}@.*:20261227`, 'is'));
  });

  it('has an email that is not sent again, as its calendar file would undo a later move', async () => {
    const { email, number, set, application_id: id } = await addCompleted();
    await set(paid);
    const grant = await grantOf(email);
    for (const date of ['2026-12-27', '2026-12-13']) await move(grant, number, date);
    const answers = like(outbox.key, `family-answer:${id}:%`);
    const canResend = async () => {
      const history = await historyOf(api.db, { kind: 'applications', id });
      return history.filter(({ mail }) => mail).length;
    };
    await api.db.update(outbox).set({ state: 'dead' }).where(answers);
    expect(await canResend()).toBe(2);
    await api.db.update(outbox).set({ state: 'sent' }).where(answers);
    expect(await canResend()).toBe(0);
    const [first] = await api.db.select().from(outbox).where(answers).orderBy(outbox.id);
    expect(await resendMail(api.db, first?.id ?? 0, new Date())).toMatchObject({ done: false });
    expect(await api.db.$count(outbox, answers)).toBe(2);
  });

  it('is in the receipt too, which may be sent again', async () => {
    const { email, number, application_id: subjectId } = await addCompleted();
    const at = new Date();
    const order = { purpose: 'admission', subjectId, amount: 100, state: 'paid' } as const;
    await api.db
      .insert(paymentOrders)
      .values({ ...order, id: number, createdAt: at, openedAt: at, paidAt: at });
    const day = { admissionDate: '2026-12-13', time: '', places: '' };
    const mail = { key: `receipt:${number}`, kind: 'admission-receipt', state: 'sent' } as const;
    await addMail(api.db, { ...mail, data: { applicationNumber: number, ...day } });
    expect((await move(await grantOf(email), number, '2026-12-27')).status).toBe(200);
    const isIt = eq(outbox.key, mail.key);
    const [{ data } = { data: undefined }] = await api.db.select().from(outbox).where(isIt);
    expect(data).toMatchObject({ admissionDate: '2026-12-27' });
  });

  it.each([
    ['on the day of the test', { admissionDate: '2026-11-21' }],
    ['after a decision', { officeState: 'waiting list' }],
    ['after withdrawal', { officeState: 'withdrawn' }],
  ])('is not offered or taken %s', async (_, values) => {
    const { email, number, set } = await addCompleted();
    await set({ ...paid, ...values });
    const grant = await grantOf(email);
    expect(await dates(grant)).toEqual([[]]);
    expect((await move(grant, number, '2026-12-27')).status).toBe(409);
  });

  it('is refused for a date that is not offered, and for another family’s application', async () => {
    const [one, other] = [await addCompleted(), await addCompleted()];
    await one.set(paid);
    await other.set(paid);
    const grant = await grantOf(one.email);
    expect((await move(grant, one.number, '2027-01-10')).status).toBe(409);
    expect((await move(grant, other.number, '2026-12-27')).status).toBe(404);
  });

  it('must be a day, not a text in its place', async () => {
    await addRecords(api.db, 'admission-dates', [
      { location: 'Vraja campus', admission_text: 'On request' },
    ]);
    const { email, number, set } = await addCompleted();
    await set(paid);
    const grant = await grantOf(email);
    expect((await dates(grant)).flat()).not.toContain('On request');
    expect((await move(grant, number, 'On request')).status).toBe(409);
  });

  it('is refused with a message if it has become full', async () => {
    await addRecords(api.db, 'admission-dates', [
      { location: 'Vraja campus', admission_date: '2027-01-17', places: 0 },
    ]);
    const { email, number, set } = await addCompleted();
    await set(paid);
    const grant = await grantOf(email);
    expect((await dates(grant)).flat()).not.toContain('2027-01-17');
    const refusal = await refused(await move(grant, number, '2027-01-17'));
    expect(refusal).toMatchObject({ status: 422, fields: { admission_date: /full/ } });
  });
});
