import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accessLog } from '@/school-api/db/schema/access-log';
import { applicationChanges } from '@/school-api/db/schema/applications';
import { paymentOrders } from '@/school-api/db/schema/orders';
import { findApplication } from '@/school-api/forms/admissions/applications';
import { MAX_CHANGES } from '@/school-api/forms/admissions/record-change';
import { historyOf } from '@/school-api/records/history/history';
import { openTestOffice } from '../office/support/office';
import { addApplication, addCode, addMail, addOrder, numberOf } from '../school-api/cli/rows';
import {
  completeForm,
  newEmail,
  openFormsApp,
  post,
  refused,
  startVerified,
  verify,
} from '../school-api/forms/forms-app';

const school = await openFormsApp();
const office = await openTestOffice();

const complete = (body: unknown) => post(school.app, 'complete-admission/', body);

describe('an attacker with an application id but without its code', () => {
  it('changes nothing in it, and is logged without personal data', async () => {
    const email = newEmail();
    const id = await startVerified(school.app, email);
    expect((await complete(completeForm(id, email))).status).toBe(200);
    const other = newEmail();
    const others = completeForm(await startVerified(school.app, other), other).grant;
    const before = await findApplication(school.db, id);
    school.lines.length = 0;
    for (const grant of [undefined, '', 'a'.repeat(43), others, before?.grantHash]) {
      const stolen = completeForm(id, email, {
        grant,
        guardian_name: 'Mallory',
        mobile: '9111111111',
      });
      const answer = await refused(await complete(stolen));
      expect(answer).toMatchObject({ status: 403, code: 'forbidden' });
      expect(answer.message).toContain('verify your email again');
    }
    expect(await findApplication(school.db, id)).toEqual(before);
    const warned = school.lines.filter((line) => line.includes('no-grant'));
    expect(warned).toHaveLength(5);
    expect(warned[0]).toContain(`"application":${before?.number}`);
    expect(school.lines.join()).not.toContain(id);
    expect(school.lines.join()).not.toMatch(/Mallory|9111111111|@example/);
  });

  it('is a former device of the family, once a newer code was entered elsewhere', async () => {
    const email = newEmail();
    const id = await startVerified(school.app, email);
    const first = completeForm(id, email);
    school.pass(60);
    await post(school.app, 'send-otp/', { application_id: id });
    expect((await verify(school.app, id, email)).status).toBe(200);
    expect((await complete(first)).status).toBe(403);
    expect((await complete(completeForm(id, email))).status).toBe(200);
  });
});

describe('the office', () => {
  it('shows an application’s id in no address, screen, export or audit, and finds it by id', async () => {
    const { db } = office.deps;
    const now = office.deps.now();
    const id = 'Xq7-known_to-the_browser-alone';
    for (let n = 0; n < 60; n += 1) {
      const createdAt = new Date(now.getTime() - n * 60_000);
      await addApplication(db, { id: `${id}-${n}`, createdAt, verifiedAt: createdAt });
    }
    const opened = { openedAt: new Date(now.getTime() - 3 * 24 * 3_600_000) };
    const order = await addOrder(db, `${id}-49`, { state: 'attempted', ...opened });
    await db.update(paymentOrders).set({ id: 'adm_1' }).where(eq(paymentOrders.id, order));
    await addCode(db, `${id}-49`, now);
    await addMail(db, { key: `otp:${id}-49:1`, kind: 'otp', state: 'dead', createdAt: now });
    await addMail(db, {
      key: 'receipt:adm_1',
      kind: 'admission-receipt',
      state: 'dead',
      createdAt: now,
    });
    const path = `/applications/${await numberOf(db, `${id}-49`)}`;
    const head = await office.as('head');
    const pages = ['/', '/applications', path, '/audit'];
    const files = ['csv', 'json'].map((format) => `/exports/applications/file?format=${format}`);
    for (const address of [...pages, ...files]) {
      const response = await head.get(address);
      expect(response.status, address).toBe(200);
      expect(await response.text(), address).not.toContain(id);
    }
    expect(await (await head.get('/')).text()).toContain(`href="${path}"`);
    expect((await head.get(`/applications/${id}-49`)).status).toBe(404);
    const found = await (await head.get(`/applications?q=${id}-49`)).text();
    expect(found).toContain(`href="${path}?q=`);
    const audit = await db.select().from(accessLog);
    expect(audit.map(({ record }) => record)).toContain(
      path.replace('/applications/', 'application '),
    );
    expect(JSON.stringify(audit)).not.toContain(id);
  });

  it('sees in the history what the family changed after completing the form', async () => {
    const email = newEmail();
    const id = await startVerified(school.app, email);
    const form = completeForm(id, email);
    await complete(form);
    await complete(form);
    school.pass(60);
    await complete({ ...form, guardian_name: 'Devaki Rao', consent_name: 'Devaki Rao' });
    const history = await historyOf(school.db, { kind: 'applications', id });
    expect(history.filter(({ title }) => /completed|family/.test(title))).toMatchObject([
      { title: 'Form completed', at: new Date(school.clock.now.getTime() - 60_000) },
      {
        title: 'Changed by the family',
        at: school.clock.now,
        text: 'Guardian Name, Your name, as parent or guardian',
      },
    ]);
  });

  it('keeps the newest of unlimited changes', async () => {
    const email = newEmail();
    const id = await startVerified(school.app, email);
    await complete(completeForm(id, email));
    for (let n = 0; n < MAX_CHANGES + 5; n += 1) {
      expect(
        (await complete(completeForm(id, email, { city: n % 2 ? 'Vraja' : 'Gokul' }))).status,
      ).toBe(200);
    }
    const ofThis = eq(applicationChanges.applicationId, id);
    expect(await school.db.$count(applicationChanges, ofThis)).toBe(MAX_CHANGES);
  });
});
