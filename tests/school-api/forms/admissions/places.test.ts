import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { applications } from '@/school-api/db';
import { findApplication, holdPlace } from '@/school-api/forms';
import { UNPAID_HOLD_MS } from '@/school-api/forms/admissions/places';
import { HOUR_MS, hashToken, MINUTE_MS } from '@/school-api/platform';
import { addRecords, removeRecords } from '../../../support/content';
import { completeForm, openFormsApp, post, refused } from '../forms-app';

const api = await openFormsApp();

const DAY = '2026-12-13';
const OTHER = '2026-12-27';
const GRANT = 'g'.repeat(43);
const ids = Array.from({ length: 200 }, (_, at) => `${at}`.padStart(32, 'a'));
const emailOf = (id: string) => `${id}@example.org`;

/** 200 families with a confirmed address, and one date with places. */
beforeEach(async () => {
  await api.db.delete(applications);
  await api.db.insert(applications).values(
    ids.map((id) => ({
      id,
      email: emailOf(id),
      emailKey: emailOf(id),
      grantHash: hashToken(GRANT),
      createdAt: api.clock.now,
      verifiedAt: api.clock.now,
    })),
  );
  await offer({ places: 60 });
});

async function offer(places: Record<string, unknown>) {
  await removeRecords(api.db, 'admission-dates');
  await addRecords(api.db, 'admission-dates', [
    { location: 'Vraja campus', admission_date: DAY, ...places },
    { location: 'Vraja campus', admission_date: OTHER },
  ]);
}

const send = (id = '', changes: Record<string, unknown> = {}) =>
  post(api.app, 'complete-admission/', {
    ...completeForm(id, emailOf(id)),
    grant: GRANT,
    admission_date: DAY,
    ...changes,
  });

/** On a busy machine a request may time out waiting for a connection. */
async function sendPatiently(id: string): Promise<Response> {
  const answer = await send(id);
  return answer.status >= 500 ? sendPatiently(id) : answer;
}

const later = (ms: number) => new Date(api.clock.now.getTime() + ms);

const keep = (id = '', now = api.clock.now) =>
  api.db.transaction(async (tx) => {
    const application = await findApplication(tx, id, { forUpdate: true });
    if (application) await holdPlace(tx, application, now);
  });

const statuses = async (sent: readonly (Response | Promise<Response>)[]) =>
  (await Promise.all(sent)).map(({ status }) => status);

const set = (id = '', values: Partial<typeof applications.$inferInsert>) =>
  api.db.update(applications).set(values).where(eq(applications.id, id));

async function offered(): Promise<unknown> {
  const { dates_with_locations: dates } = await (
    await api.app.request('http://localhost/api/admission-dates/')
  ).json();
  return dates.map(({ full, full_for }: Record<string, unknown>) => full ?? full_for ?? 'open');
}

describe('places of a date', () => {
  it('are granted up to the limit, of 200 who complete at once', async () => {
    const found = await statuses(ids.map(sendPatiently));
    expect(found.filter((status) => status === 200)).toHaveLength(60);
    expect(found.filter((status) => status === 422)).toHaveLength(140);
    expect(await api.db.$count(applications, eq(applications.admissionDate, DAY))).toBe(60);
    expect(await offered()).toEqual([true, 'open']);
    const refusal = await refused(await send(ids[found.indexOf(422)]));
    expect(refusal.fields).toEqual({ admission_date: 'This date is full. Choose another one' });
  });

  it('are counted by class if the school configures it', async () => {
    await offer({ places: 4, class_places: 'Class 5: 2' });
    expect(await statuses(ids.slice(0, 3).map((id) => send(id)))).toContain(422);
    expect(await offered()).toEqual([['Class 5'], 'open']);
    const others = ids.slice(3, 6).map((id) => send(id, { apply_for: 'Class 6' }));
    expect((await statuses(others)).sort()).toEqual([200, 200, 422]);
    expect(await offered()).toEqual([true, 'open']);
  });

  it.each([
    ['withdrawn', { officeState: 'withdrawn' }],
    ['withdrawn by consent', { consentWithdrawnAt: new Date() }],
    ['not this time', { officeState: 'not this time' }],
    ['declined', { officeState: 'declined' }],
    ['moved', { admissionDate: OTHER }],
    ['unpaid for too long', { placeUntil: api.clock.now }],
  ])('are released by an application that is %s', async (_, change) => {
    await offer({ places: 1 });
    await send(ids[0]);
    expect(await statuses([send(ids[1])])).toEqual([422]);
    await set(ids[0], change);
    expect(await statuses([send(ids[1])])).toEqual([200]);
  });

  it('stay with a paid registration, and with one that is sent again', async () => {
    await offer({ places: 2 });
    await send(ids[0]);
    await send(ids[1]);
    await set(ids[0], { feeState: 'paid', placeUntil: api.clock.now });
    expect(await statuses([send(ids[1], { city: 'Mathura' }), send(ids[2])])).toEqual([200, 422]);
  });

  it('pass to a form that the family fills in again for the same child, not to its brother', async () => {
    await offer({ places: 1 });
    await send(ids[0]);
    const email = emailOf(ids[0] ?? '');
    for (const id of ids.slice(1, 3)) await set(id, { email, emailKey: email });
    expect(await statuses([send(ids[1], { email, first_name: 'Mohan' })])).toEqual([422]);
    expect(await statuses([send(ids[2], { email, first_name: 'KESHAV' })])).toEqual([200]);
    await keep(ids[2]);
    expect(await statuses([send(ids[3])])).toEqual([422]);
  });

  it('are checked again before the payment of a registration that has lost its place', async () => {
    await offer({ places: 1 });
    await send(ids[0]);
    await keep(ids[0], later(UNPAID_HOLD_MS - 1));
    await set(ids[0], { placeUntil: api.clock.now });
    await send(ids[1]);
    await expect(keep(ids[0])).rejects.toThrow('This date is full');
  });

  it('are held while the parent is at the bank, for a day that is not over', async () => {
    await send(ids[0]);
    await set(ids[0], { placeUntil: later(MINUTE_MS) });
    await keep(ids[0]);
    expect(await findApplication(api.db, ids[0] ?? '')).toMatchObject({
      placeUntil: later(HOUR_MS),
    });
    await set(ids[0], { admissionDate: '2026-11-20' });
    await expect(keep(ids[0])).rejects.toThrow('This date has passed');
  });

  it('are not given on a date that the school has hidden, but a held one stays', async () => {
    await send(ids[0]);
    await removeRecords(api.db, 'admission-dates');
    await keep(ids[0]);
    await set(ids[0], { placeUntil: api.clock.now });
    await expect(keep(ids[0])).rejects.toThrow('Please choose a date from the list');
    await set(ids[0], { admissionDate: '' });
    await keep(ids[0]);
  });
});
