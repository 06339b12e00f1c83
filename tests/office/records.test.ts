import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heldText } from '@/contract';
import { readConfig } from '@/school-api/config';
import { guardedDb } from '@/school-api/db/guarded-db';
import { applications } from '@/school-api/db/schema/applications';
import { jobApplications } from '@/school-api/db/schema/jobs';
import { contactMessages } from '@/school-api/db/schema/messages';
import { officeNotes, officeStates } from '@/school-api/db/schema/office-records';
import { outbox } from '@/school-api/db/schema/outbox';
import { readFormFields } from '@/school-api/forms/admissions/form-fields';
import type { AuditEntry, OfficeRequest, OfficeRoute } from '@/school-api/office/route';
import { applicationRoutes } from '@/school-api/office/screens/applications/routes';
import { formRoutes } from '@/school-api/office/screens/form/routes';
import { jobRoutes } from '@/school-api/office/screens/jobs/routes';
import { messageRoutes } from '@/school-api/office/screens/messages/routes';
import { createLog } from '@/school-api/platform/log';
import { collectPerson } from '@/school-api/privacy/person/collect-person';
import { eraseRows } from '@/school-api/privacy/person/erase-rows';
import { addNote } from '@/school-api/records/notes/notes';
import { NOW, openOffice } from '../school-api/cli/office';
import {
  addApplication,
  addDonation,
  addJob,
  addMail,
  addMessage,
  addOrder,
  daysAgo,
  numberOf,
} from '../school-api/cli/rows';

const routes: readonly OfficeRoute[] = [
  ...applicationRoutes,
  ...messageRoutes,
  ...jobRoutes,
  ...formRoutes,
];

const office = await openOffice({ demo: false });
afterAll(() => office.close());

type Asked = { form?: Record<string, string>; person?: Partial<OfficeRequest['person']> };

/** What a signed-in person is answered, without the frame of sessions. */
async function ask(method: 'GET' | 'POST', address: string, { form, person }: Asked = {}) {
  const url = new URL(address, 'http://office.example.org');
  const found = routes.flatMap((route) => {
    const pattern = new RegExp(`^${route.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
    const match = route.method === method ? pattern.exec(url.pathname) : null;
    return match ? [{ route, params: { ...match.groups } }] : [];
  });
  const [{ route, params } = { route: undefined, params: {} }] = found;
  if (route === undefined) throw new Error(`there is no ${method} ${address}`);
  const audited: AuditEntry[] = [];
  const config = readConfig({ SCHOOL_DATA_DIR: office.dataDir, NODE_ENV: 'test' });
  const who = {
    id: 1,
    name: 'Meena',
    email: 'meena@example.org',
    role: 'head' as const,
    ...person,
  };
  const request: OfficeRequest = {
    ...{ url, params, person: who, form: new URLSearchParams(form), client: '127.0.0.1' },
    session: { id: 1, confirmedAt: NOW },
    site: { origin: url.origin, hostname: url.hostname, isSecure: false },
    deps: {
      ...{ db: guardedDb(office.db, async () => undefined), config, now: () => NOW },
      ...{ log: createLog('silent'), findings: async () => [] },
    },
    audit: async (entry) => void audited.push(entry),
    stillHere: async () => undefined,
  };
  const response = await route.run(request);
  const location = response.headers.get('location');
  return { status: response.status, text: await response.text(), location, response, audited };
}

const get = (address: string, asked?: Asked) => ask('GET', address, asked);
const post = (address: string, form: Record<string, string>, asked?: Asked) =>
  ask('POST', address, { ...asked, form });

/** The rows of the list that a page shows, by what they link to. */
const rowsOf = (text: string, path: string) =>
  [...text.matchAll(new RegExp(`class="row-link" href="${path}/([^"]+)"`, 'g'))].map(
    ([, id]) => id,
  );

const seenIn = (text: string) => /name="seen" value="([^"]*)"/.exec(text)?.[1] ?? '';

describe('the list of applications', () => {
  beforeAll(async () => {
    const { db } = office;
    for (let n = 0; n < 120; n += 1) {
      await addApplication(db, {
        ...{ id: `a-${n}`, firstName: `Child${n}`, lastName: 'Listed', createdAt: daysAgo(n) },
        ...{ applyFor: n % 2 ? 'Class 5' : 'Class 6', officeState: n < 3 ? 'admitted' : 'new' },
        ...(n < 10 && { verifiedAt: NOW, completedAt: NOW }),
      });
    }
    await addOrder(db, 'a-4', { state: 'paid', paymentId: 'pay_four', paidAt: NOW });
    await addOrder(db, 'a-5', { state: 'paid', test: true });
  });

  it('shows pages of 50, older and newer, and each record once', async () => {
    const seen: (string | undefined)[] = [];
    let address = '/applications?q=listed&tests=no';
    const pages: string[] = [];
    for (;;) {
      const { text } = await get(address);
      seen.push(...rowsOf(text, '/applications'));
      pages.push(address);
      const older = /rel="next" href="([^"]*)"/.exec(text)?.[1];
      if (older === undefined) break;
      address = older.replaceAll('&amp;', '&');
      expect(address).toContain('q=listed');
    }
    expect(pages).toHaveLength(3);
    expect(new Set(seen).size).toBe(119);
    const back = /rel="prev" href="([^"]*)"/.exec((await get(address)).text)?.[1] ?? '';
    const middle = (await get(back.replaceAll('&amp;', '&'))).text;
    expect(rowsOf(middle, '/applications')).toEqual(seen.slice(50, 100));
  });

  it('filters by class, and leaves test payments out until they are asked for', async () => {
    expect((await get('/applications?class=Class+5&tests=yes')).text).toContain('60 applications');
    expect((await get('/applications?class=Class+5&tests=no')).text).toContain('59 applications');
  });

  it('says what is wrong with a day or a state', async () => {
    for (const query of ['since=yesterday', 'state=rejected', 'progress=x']) {
      const { status, text } = await get(`/applications?${query}`);
      expect(status, query).toBe(422);
      expect(text).toContain('role="alert"');
    }
    expect((await get('/applications?before=nonsense')).status).toBe(200);
  });
});

describe('one application', () => {
  let story = '';
  it('tells its story, and is written into the audit by its number', async () => {
    const id = await addApplication(office.db, {
      ...{ id: 'story', createdAt: daysAgo(3), verifiedAt: daysAgo(2), completedAt: daysAgo(1) },
      ...{ consentName: 'Devaki Rao', consentRelation: 'Mother', consentAt: daysAgo(1) },
    });
    const order = await addOrder(office.db, id, { state: 'paid', paymentId: 'pay_1', paidAt: NOW });
    await addMail(office.db, { key: `receipt:${order}`, kind: 'admission-receipt', state: 'sent' });
    const number = await numberOf(office.db, id);
    story = `/applications/${number}`;
    const { text, audited } = await get(story);
    const places = ['begun', 'verified', 'completed', 'Devaki', 'Order of', 'Paid ₹1,500', 'Mail'];
    for (const word of places) expect(text).toContain(word);
    expect(audited).toMatchObject([
      { action: 'applications show', record: `application ${number}` },
    ]);
    expect(JSON.stringify(audited)).not.toContain('story');
    for (const none of ['nobody', 'story', '999999999']) {
      expect((await get(`/applications/${none}`)).status, none).toBe(404);
    }
  });

  it('sends again only its own mails', async () => {
    const other = await addMail(office.db);
    expect((await post(`${story}/mails/${other}`, {})).status).toBe(404);
    const [own] = await office.db
      .select()
      .from(outbox)
      .where(eq(outbox.key, 'receipt:order-of-story'));
    const sent = await post(`${story}/mails/${own?.id}`, {});
    expect([sent.status, sent.location]).toEqual([303, expect.stringContaining('mail-')]);
  });

  it('gets a state, with who and when', async () => {
    const { text } = await get(story);
    const form = { state: 'in review', seen: seenIn(text) };
    const { status, audited } = await post(`${story}/state`, form);
    expect(status).toBe(303);
    expect(audited[0]).toMatchObject({ before: { state: 'new' }, after: { state: 'in review' } });
    const [row] = await office.db.select().from(applications).where(eq(applications.id, 'story'));
    expect(row).toMatchObject({ officeState: 'in review', officeStateBy: 'Meena' });
    expect((await get(story)).text).toContain('In review, set by Meena');
  });

  it('refuses a state from a page that is out of date, and shows both', async () => {
    const { text } = await get(story);
    const seen = seenIn(text);
    await post(`${story}/state`, { state: 'admitted', seen });
    const late = { state: 'not admitted', seen };
    const stale = await post(`${story}/state`, late, { person: { name: 'Ravi' } });
    expect(stale.status).toBe(409);
    expect(stale.text).toContain('<strong>Admitted</strong>');
    expect(stale.text).toContain('<strong>Not admitted</strong>');
    const again = { state: 'not admitted', seen: seenIn(stale.text) };
    expect((await post(`${story}/state`, again)).status).toBe(303);
    expect(await office.db.$count(officeStates)).toBe(3);
  });

  it('refuses a state that there is none of', async () => {
    const { text } = await get(story);
    await post(`${story}/state`, { state: 'taken', seen: seenIn(text) });
    expect((await get(story)).text).toContain('Not admitted');
  });

  it('keeps notes, which only their author strikes out', async () => {
    expect((await post(`${story}/notes`, { text: '  ' })).status).toBe(422);
    await post(`${story}/notes`, { text: 'Called <b>twice</b>' });
    const { text } = await get(story);
    expect(text).toContain('Called &lt;b&gt;twice&lt;/b&gt;');
    const [note] = await office.db.select().from(officeNotes);
    const strike = `${story}/notes/${note?.id}/strike`;
    expect((await post(strike, {}, { person: { id: 2 } })).status).toBe(404);
    expect((await get(story, { person: { id: 2 } })).text).not.toContain(strike);
    expect((await post(strike, {})).status).toBe(303);
    expect((await get(story)).text).toContain('<s>Called');
  });

  it('is only read by accounts', async () => {
    const accounts = { person: { role: 'accounts' as const } };
    const { text, status } = await get(story, accounts);
    expect(status).toBe(200);
    expect(text).toContain('₹1,500.00');
    expect(text).not.toContain('action="/applications');
  });
});

describe('messages and job applications', () => {
  it('are shown, answered by the mail program, and erased with their mail', async () => {
    await addMessage(office.db, { name: 'Gopal', email: 'g@example.org', subject: 'A & B' });
    const [message] = await office.db.select().from(contactMessages);
    const id = message?.id;
    await addMail(office.db, { key: `office-contact:${id}`, kind: 'office-contact' });
    const { text } = await get(`/messages/${id}`);
    expect(text).toContain('mailto:g@example.org?subject=Re%3A%20A%20%26%20B');
    await post(`/messages/${id}/notes`, { text: 'Rang him' });
    expect((await get(`/messages/${id}/erase`)).text).toContain('Erase this message?');
    expect((await post(`/messages/${id}/erase`, {})).location).toBe('/messages?said=erased');
    expect(await office.db.$count(contactMessages)).toBe(0);
    expect(await office.db.$count(outbox, eq(outbox.key, `office-contact:${id}`))).toBe(0);
    expect(await office.db.$count(officeNotes, eq(officeNotes.messageId, id ?? 0))).toBe(0);
    expect((await post(`/messages/${id}/erase`, {})).status).toBe(404);
  });

  it('give a CV out so that nothing of it runs', async () => {
    await addJob(office.db, { cvFindings: 'JavaScript' });
    mkdirSync(office.inFolder('cv'), { recursive: true });
    writeFileSync(office.inFolder('cv', 'abc.pdf'), '%PDF-1.4');
    const [job] = await office.db.select().from(jobApplications);
    const detail = await get(`/jobs/${job?.id}`);
    expect(detail.text).toContain('what a CV does not need: JavaScript');
    const { response, text, audited } = await get(`/jobs/${job?.id}/cv`);
    expect(text).toBe('%PDF-1.4');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      'content-disposition': expect.stringMatching(/^attachment/),
      'x-content-type-options': 'nosniff',
    });
    expect(audited).toMatchObject([{ person: 'meera@example.org' }]);
    const opened = await get(`/jobs/${job?.id}/cv?open=yes`);
    expect(opened.response.headers.get('content-disposition')).toMatch(/^inline/);
    expect(opened.response.headers.get('content-security-policy')).toMatch(/^sandbox/);
    await post(`/jobs/${job?.id}/erase`, {});
    expect((await get(`/jobs/${job?.id}/cv`)).status).toBe(404);
    expect(() =>
      writeFileSync(path.join(office.inFolder('cv', 'abc.pdf')), '', { flag: 'wx' }),
    ).not.toThrow();
  });

  it('are answered to the typed address, whatever it goes on with', async () => {
    const email = 'a@b.example?bcc=x@y.example&body=z';
    await addJob(office.db, { email });
    const [job] = await office.db.select().from(jobApplications);
    const { text } = await get(`/jobs/${job?.id}`);
    expect(text).toContain('"mailto:a@b.example%3Fbcc%3Dx@y.example%26body%3Dz?subject=');
    await office.db.delete(jobApplications);
  });

  it('ask for a fresh proof before they erase', () => {
    const erasing = routes.filter((route) => /erase$/.test(route.path) && route.method === 'POST');
    expect(erasing).toHaveLength(2);
    expect(erasing.every(({ confirm }) => confirm)).toBe(true);
  });
});

describe('notes', () => {
  it('go with the person whom they are about, also where the record stays', async () => {
    const { db } = office;
    const email = 'donor-with-notes@example.org';
    const author = { id: 1, name: 'Meena' };
    const donation = await addDonation(db, { email });
    await addOrder(db, donation, { purpose: 'donation', state: 'paid', paidAt: NOW });
    const application = await addApplication(db, { email, emailKey: email });
    const before = await db.$count(officeNotes);
    for (const key of [
      { kind: 'donations' as const, id: donation },
      { kind: 'applications' as const, id: application },
    ]) {
      await addNote(db, key, { text: 'A friend of the school', author, now: NOW });
    }
    expect(await db.$count(officeNotes)).toBe(before + 2);
    await db.transaction((tx) => eraseRows(tx, email));
    expect(await db.$count(officeNotes)).toBe(before);
  });
});

describe('the state of an application', () => {
  it('is told to the parent who asks what is held', async () => {
    const email = 'parent-of-one@example.org';
    await addApplication(office.db, { email, emailKey: email, officeState: 'waiting list' });
    const config = readConfig({ SCHOOL_DATA_DIR: office.dataDir, NODE_ENV: 'test' });
    const held = await collectPerson(office.db, email, { now: NOW, panKey: config.tax.panKey });
    expect(heldText(held)).toContain('State in the office: waiting list');
    expect(heldText(held)).not.toContain('Meena');
  });
});

describe('the admission form', () => {
  it('is changed, but not over a newer save', async () => {
    const { text } = await get('/form/field_1');
    const form = { shown: 'yes', label: 'Blood group', seen: seenIn(text) };
    expect((await post('/form/field_1', form)).location).toBe('/form?said=field-set');
    expect(await readFormFields(office.db)).toContainEqual(
      expect.objectContaining({ key: 'field_1', shown: true, label: 'Blood group' }),
    );
    const stale = await post('/form/field_1', { ...form, label: 'Other' });
    expect(stale.status).toBe(409);
    expect(stale.text).toContain('value="Other"');
  });

  it('keeps what no registration can do without', async () => {
    const { text } = await get('/form/student_type');
    const hidden = { label: 'Type', seen: seenIn(text) };
    expect((await post('/form/student_type', hidden)).status).toBe(422);
    const long = {
      label: 'x'.repeat(81),
      shown: 'yes',
      seen: seenIn((await get('/form/city')).text),
    };
    const refused = await post('/form/city', long);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('at most 80 characters');
    expect((await post('/form/city', { ...long, label: 'two\nlines' })).status).toBe(422);
    expect((await get('/form/nothing')).status).toBe(404);
  });
});
