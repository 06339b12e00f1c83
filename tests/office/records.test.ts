import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { school } from '@/content/school';
import { personalDataText } from '@/contract';
import { readConfig } from '@/school-api/config';
import { officeNotes, outbox } from '@/school-api/db';
import { readFormFields } from '@/school-api/forms';
import { admissionsRoutes } from '@/school-api/office/screens/admissions/application';
import { formRoutes } from '@/school-api/office/screens/form/routes';
import { collectPerson } from '@/school-api/privacy';
import { eraseRows } from '@/school-api/privacy/person/erase-rows';
import { addNote, seedTemplates } from '@/school-api/records';
import { NOW } from '../school-api/cli/office';
import {
  addApplication,
  addDonation,
  addMail,
  addOrder,
  applicationOf,
  daysAgo,
  numberOf,
} from '../school-api/cli/rows';
import { openScreens } from './open-screens';

const screens = await openScreens([...admissionsRoutes, ...formRoutes], {
  env: { SITE_URL: 'https://school.example.org' },
});
const { open, send } = screens;
const author = { id: 1, name: 'Meena' };

describe('one application', () => {
  let story = '';
  it('shows its history, and is audited by its number', async () => {
    const id = await addApplication(screens.db, {
      id: 'story',
      createdAt: daysAgo(3),
      verifiedAt: daysAgo(2),
      completedAt: daysAgo(1),
      consentName: 'Devaki Rao',
      consentRelation: 'Mother',
      consentAt: daysAgo(1),
    });
    const order = await addOrder(screens.db, id, {
      state: 'paid',
      paymentId: 'pay_1',
      paidAt: NOW,
    });
    await addMail(screens.db, {
      key: `receipt:${order}`,
      kind: 'admission-receipt',
      state: 'sent',
    });
    const number = await numberOf(screens.db, id);
    story = `/applications/${number}`;
    const { text, audited } = await open(story);
    for (const word of [
      ...['started', 'verified', 'completed', 'Devaki', 'Payment of', 'Paid ₹1,500', 'Email with'],
    ]) {
      expect(text).toContain(word);
    }
    expect(text).toContain((await applicationOf(screens.db, id))?.applicationNumber);
    expect(audited).toMatchObject([
      { action: 'applications show', record: `application ${number}` },
    ]);
    expect(JSON.stringify(audited)).not.toContain('story');
    for (const none of ['nobody', 'story', '999999999']) {
      expect((await open(`/applications/${none}`)).status, none).toBe(404);
    }
  });

  it('resends only its own emails', async () => {
    const other = await addMail(screens.db);
    expect((await send(`${story}/mails/${other}`, {})).status).toBe(404);
    const [own] = await screens.db
      .select()
      .from(outbox)
      .where(eq(outbox.key, 'receipt:order-of-story'));
    const action = `${story}/mails/${own?.id}`;
    const sent = await send(action, (await open(story)).fieldsTo(action));
    expect([sent.status, sent.message]).toEqual([303, 'mail-not-resent']);
  });

  const setTo = async (to: string) =>
    send('/applications/actions/state', { to, key: (await open(story)).value('key'), back: story });

  it('gets a state, with who and when', async () => {
    const { status, audited } = await setTo('test taken');
    expect(status).toBe(303);
    expect(audited[0]).toMatchObject({
      before: { state: 'received' },
      after: { state: 'test taken' },
    });
    expect(await applicationOf(screens.db, 'story')).toMatchObject({
      officeState: 'test taken',
      officeStateBy: 'Meena',
    });
    expect((await open(story)).text).toContain('Test taken, set by Meena');
  });

  it('refuses an unknown state', async () => {
    await setTo('hired');
    expect((await open(story)).text).toContain('Test taken, set by Meena');
  });

  it('has notes that only their author can strike out', async () => {
    expect((await send(`${story}/notes`, { text: '  ' })).status).toBe(422);
    for (const _ of ['first', 'second']) {
      const { message } = await send(`${story}/notes`, { text: 'Called <b>twice</b>' });
      expect(message).toBe('note-saved');
    }
    expect(await screens.db.$count(officeNotes)).toBe(1);
    const { text } = await open(story);
    expect(text).toContain('Called &lt;b&gt;twice&lt;/b&gt;');
    const [note] = await screens.db.select().from(officeNotes);
    const strike = `${story}/notes/${note?.id}/strike`;
    expect((await send(strike, {}, { id: 2 })).status).toBe(404);
    expect((await open(story, { id: 2 })).text).not.toContain(strike);
    expect((await send(strike, {})).audited).toHaveLength(1);
    const repeated = await send(strike, {});
    expect([repeated.message, repeated.audited]).toEqual(['note-struck', []]);
    expect((await open(story)).text).toContain('<s>Called');
  });

  it('keeps the list it was opened from in all that it offers', async () => {
    const id = await addApplication(screens.db, {
      verifiedAt: daysAgo(2),
      completedAt: daysAgo(1),
    });
    await addMail(screens.db, {
      key: `letter:applications:${id}:b`,
      kind: 'letter',
      state: 'sent',
    });
    await addNote(screens.db, { kind: 'applications', id }, { text: 'Called', author, now: NOW });
    await seedTemplates(screens.db, NOW);
    const path = `/applications/${await numberOf(screens.db, id)}`;
    await send(`${path}/documents`, { kind: 'photograph' });
    const { text, fieldsTo } = await open(`${path}?state=received`);
    const own = [...text.matchAll(/(?:href|action|value)="([^"]*)"/g)]
      .map(([, address = '']) => address.replace(/\d+(?=$|[/?#])/g, 'N'))
      .filter((address) => address.startsWith('/applications/N'));
    expect([...new Set(own)].sort()).toEqual([
      '/applications/N/correct?state=received',
      '/applications/N/documents/N/drop?state=received',
      '/applications/N/documents?state=received',
      '/applications/N/erase?state=received',
      '/applications/N/fee-reminder?state=received',
      '/applications/N/letters?state=received',
      '/applications/N/mails/N?state=received',
      '/applications/N/notes/N/strike?state=received',
      '/applications/N/notes?state=received',
      '/applications/N?state=received',
      '/applications/N?state=received&amp;template=N#letter',
    ]);
    const letter = { subject: 'Hello', message: 'Hello' };
    const form = `${path}/letters?state=received`;
    const sent = await send(form, { ...fieldsTo(form), ...letter });
    expect((await sent.undo()).text).toContain('/notes?state=received');
  });

  it('is read-only for accounts', async () => {
    const accounts = { role: 'accounts' as const };
    const { text, status } = await open(story, accounts);
    expect(status).toBe(200);
    expect(text).toContain('₹1,500.00');
    expect(text).not.toContain('action="/applications');
  });
});

it('a paid application can be corrected, once the old and new values were shown', async () => {
  const names = { firstName: 'Arav', lastName: 'Shrama', mobile: '9876543210' };
  const done = { verifiedAt: daysAgo(2), completedAt: daysAgo(2) };
  const id = await addApplication(screens.db, { id: 'misspelt', ...names, ...done });
  await addOrder(screens.db, id, { state: 'paid', paymentId: 'pay_2', paidAt: NOW });
  const path = `/applications/${await numberOf(screens.db, id)}`;
  const correct = (typed: Record<string, string>) => send(`${path}/correct`, typed);
  const typed = {
    ...{ first_name: 'Aarav', last_name: ' Sharma ', apply_for: 'Class 1' },
    seen: (await open(`${path}/correct`)).value('seen'),
  };
  const checked = await correct({ ...typed, step: 'check' });
  for (const word of ['>Arav<', '>Aarav<', '>Shrama<', '>Sharma<']) {
    expect(checked.text).toContain(word);
  }
  expect((await correct({ seen: typed.seen, mobile: '12', step: 'save' })).status).toBe(422);
  expect(await applicationOf(screens.db, id)).toMatchObject(names);
  const saved = await correct({ ...typed, step: 'save' });
  expect(saved.message).toBe('corrected');
  const after = { fields: 'First Name, Last Name' };
  expect(saved.audited).toMatchObject([{ action: 'applications correct', after }]);
  const corrected = { ...names, firstName: 'Aarav', lastName: 'Sharma', applyFor: '' };
  expect(await applicationOf(screens.db, id)).toMatchObject(corrected);
  expect((await open(path)).text).toContain('Changed by Meena');
  const late = await correct({ ...typed, first_name: 'Arv', step: 'save' });
  expect([late.status, late.value('first_name')]).toEqual([409, 'Arv']);
});

describe('WhatsApp to the family', () => {
  const application = async (numbers: { mobile: string; alternateMobile?: string }) => {
    const state = { officeState: 'waiting list', officeStateAt: new Date() };
    const id = await addApplication(screens.db, { ...numbers, ...state });
    return `/applications/${await numberOf(screens.db, id)}`;
  };

  it('mentions the status page, but neither child nor decision, and is audited', async () => {
    const path = await application({ mobile: '9876543210', alternateMobile: '+44 20 7946 0958' });
    const { text } = await open(path);
    expect(text).toContain(`href="${path}/whatsapp"`);
    expect(text).toContain(`href="${path}/whatsapp?alternate"`);
    const opened = await open(`${path}/whatsapp`);
    const to = new URL(opened.location ?? '');
    expect([to.origin, to.pathname]).toEqual(['https://wa.me', '/919876543210']);
    const message = to.searchParams.get('text') ?? '';
    expect(message).toContain(school.name);
    expect(message).toContain('https://school.example.org/register/status');
    expect(message).not.toMatch(/waiting|Child/i);
    expect(opened.audited).toMatchObject([{ action: 'applications whatsapp' }]);
    const other = await open(`${path}/whatsapp?alternate`);
    expect(new URL(other.location ?? '').pathname).toBe('/442079460958');
  });

  it('returns to an application whose number cannot be dialled', async () => {
    const path = await application({ mobile: '12' });
    const opened = await open(`${path}/whatsapp`);
    expect([opened.location, opened.audited]).toEqual([path, []]);
  });
});

it('notes are erased with the person they are about, even if the record stays', async () => {
  const { db } = screens;
  const email = 'donor-with-notes@example.org';
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

it('the state of an application is included when the parent asks for stored data', async () => {
  const email = 'parent-of-one@example.org';
  await addApplication(screens.db, { email, emailKey: email, officeState: 'waiting list' });
  const config = readConfig({ SCHOOL_DATA_DIR: screens.dataDir, NODE_ENV: 'test' });
  const data = await collectPerson(screens.db, email, { now: NOW, panKey: config.tax.panKey });
  expect(personalDataText(data)).toContain('State in the office: Waiting list');
  expect(personalDataText(data)).not.toContain('Meena');
});

it('the admission form can be changed, but not over a newer save', async () => {
  const seen = (await open('/form/field_1')).value('seen');
  const form = { shown: 'yes', label: 'Blood group', seen };
  const set = await send('/form/field_1', form);
  expect(set.message).toBe('field-set');
  expect(await readFormFields(screens.db)).toContainEqual(
    expect.objectContaining({ key: 'field_1', shown: true, label: 'Blood group' }),
  );
  const stale = await send('/form/field_1', { ...form, label: 'Other' });
  expect(stale.status).toBe(409);
  expect(stale.text).toContain('value="Other"');
  const before = set.audited[0]?.before;
  expect((await set.undo()).audited).toMatchObject([{ after: before }]);
  expect(await readFormFields(screens.db)).toContainEqual(expect.objectContaining(before));
});

it('the admission form keeps the fields that every registration needs', async () => {
  const hidden = { label: 'Type', seen: (await open('/form/student_type')).value('seen') };
  expect((await send('/form/student_type', hidden)).status).toBe(422);
  const long = {
    label: 'x'.repeat(81),
    shown: 'yes',
    seen: (await open('/form/city')).value('seen'),
  };
  const refused = await send('/form/city', long);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('80 characters or fewer');
  expect((await send('/form/city', { ...long, label: 'two\nlines' })).status).toBe(422);
  expect((await open('/form/nothing')).status).toBe(404);
});
