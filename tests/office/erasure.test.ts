import { beforeEach, describe, expect, it } from 'vitest';
import { PERSONAL_DATA_KINDS, personalDataTitle } from '@/contract';
import {
  applications,
  codeSends,
  officeNotes,
  officePeople,
  outbox,
  receipts,
} from '@/school-api/db';
import { admissionsRoutes } from '@/school-api/office/screens/admissions/application';
import { donationRoutes } from '@/school-api/office/screens/donations/routes';
import { NOW } from '../school-api/cli/office';
import {
  addApplication,
  addDonation,
  addMail,
  addOrder,
  addReceipt,
  numberOf,
} from '../school-api/cli/rows';
import { openScreens } from './open-screens';

const screens = await openScreens([...admissionsRoutes, ...donationRoutes]);
const { open, send } = screens;
const { db } = screens;

const MAIL = 'leaving@example.org';
const CLERK = { role: 'admissions' } as const;

/** A paid registration with everything that belongs to it, and a sister's. */
async function addFamily() {
  const person = { email: MAIL, emailKey: MAIL };
  const id = await addApplication(db, { ...person, firstName: 'Leaving', completedAt: NOW });
  const order = await addOrder(db, id, { state: 'paid', paidAt: NOW, paymentId: `pay_${id}` });
  const receipt = { sourceId: order, number: `R-${id}`, email: MAIL, emailKey: MAIL, paidAt: NOW };
  await addReceipt(db, receipt);
  const sister = await addApplication(db, { ...person, firstName: 'Staying' });
  const sisters = await addOrder(db, sister, { state: 'paid', paidAt: NOW });
  for (const [key, data] of [
    [`receipt:${order}`, {}],
    [`office-payment:${order}`, { email: MAIL }],
    [`otp:${id}:1`, {}],
    [`letter:applications:${id}:1`, {}],
    [`receipt:${sisters}`, {}],
  ] as const) {
    await addMail(db, { key, recipient: MAIL, data });
  }
  await db
    .insert(codeSends)
    .values({ applicationId: id, emailKey: MAIL, client: 'x', sentAt: NOW });
  const number = await numberOf(db, id);
  await send(`/applications/${number}/notes`, { text: 'Rang the mother' });
  return { id, number, order, sister, sisters, receipt: receipt.number };
}

let family: Awaited<ReturnType<typeof addFamily>>;
beforeEach(async () => {
  await db.delete(receipts);
  await db.delete(codeSends);
  await db.delete(outbox);
  await db.delete(applications);
  family = await addFamily();
});

const names = async () =>
  (await db.select({ name: applications.firstName }).from(applications)).map(({ name }) => name);

describe('the erasure of one application', () => {
  it('asks first, and shows what the law requires to keep and until when', async () => {
    const { text } = await open(`/applications/${family.number}/erase`);
    expect(text).toContain('registration of Leaving Rao');
    // Paid in November 2026: eight years after March 2027.
    expect(text).toContain('31 March 2035');
    expect(text).toContain(`action="/applications/${family.number}/erase"`);
    expect(await names()).toEqual(['Leaving', 'Staying']);
  });

  it('includes its notes, codes and emails, but not the receipt or the sister', async () => {
    const { location, audited } = await send(`/applications/${family.number}/erase`);
    expect(location).toBe('/applications?message=erased');
    expect(audited).toMatchObject([
      { action: 'applications erase', record: `application ${family.number}`, person: MAIL },
    ]);
    expect(await names()).toEqual(['Staying']);
    expect(await db.$count(officeNotes)).toBe(0);
    expect(await db.$count(codeSends)).toBe(0);
    const left = await db.select({ key: outbox.key }).from(outbox);
    expect(left).toEqual([{ key: `receipt:${family.sisters}` }]);
    expect(await db.$count(receipts)).toBe(1);
    expect((await send(`/applications/${family.number}/erase`)).status).toBe(404);
  });

  it('includes the receipt of practice money', async () => {
    await db.update(receipts).set({ test: true });
    await send(`/applications/${family.number}/erase`);
    expect(await db.$count(receipts)).toBe(0);
  });

  it('is for the head: a clerk sees whom to ask', async () => {
    const name = { name: 'Asha Mehta', email: 'asha@example.org', emailKey: 'asha@example.org' };
    await db.insert(officePeople).values({ ...name, role: 'head', invitedAt: NOW, joinedAt: NOW });
    const { text } = await open(`/applications/${family.number}/erase`, CLERK);
    expect(text).toContain('Only the head can erase this application');
    expect(text).toContain('mailto:asha@example.org');
    expect(text).not.toContain('action="/applications');
    expect(text).not.toContain(MAIL);
  });
});

describe('the erasure of a whole person', () => {
  it('previews what would go and what stays, without changes', async () => {
    const { text } = await open(`/applications/${family.number}/erase`);
    expect(text).toContain(`Everything about ${MAIL}`);
    expect(text).toMatch(/Registrations.*>2</s);
    expect(text).toContain('31 March 2035');
    for (const kind of PERSONAL_DATA_KINDS) expect(personalDataTitle(kind)).not.toMatch(/\byou/i);
    expect(await names()).toHaveLength(2);
  });

  it('is of the whole person from an application', async () => {
    const { location, audited } = await send(`/applications/${family.number}/erase-person`);
    expect(location).toBe('/applications?message=person-erased');
    expect(audited).toMatchObject([{ action: 'applications erase person', person: MAIL }]);
    expect([await names(), await db.$count(receipts)]).toEqual([[], 1]);
  });

  it('can start from a donation', async () => {
    const page = `/donations/online/${await addDonation(db, { email: MAIL })}`;
    expect((await open(`${page}/erase`)).text).toContain(`Everything about ${MAIL}`);
    const { location, audited } = await send(`${page}/erase-person`);
    expect(location).toContain('message=person-erased');
    expect(audited).toMatchObject([{ action: 'donations erase person', person: MAIL }]);
    expect([(await open(page)).status, await names()]).toEqual([404, []]);
  });
});
