import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  contactMessages,
  letterTemplates,
  officeLetters,
  officeStates,
  outbox,
} from '@/school-api/db';
import { admissionsRoutes } from '@/school-api/office/screens/admissions/application';
import { contactRoutes } from '@/school-api/office/screens/contact/messages';
import { templateRoutes } from '@/school-api/office/screens/letters/templates';
import { seedTemplates } from '@/school-api/records';
import { NOW } from '../school-api/cli/office';
import { addApplication, addMessage, numberOf } from '../school-api/cli/rows';
import { openScreens } from './open-screens';

const screens = await openScreens([...contactRoutes, ...admissionsRoutes, ...templateRoutes]);
await seedTemplates(screens.db, NOW);
const { open, send } = screens;

beforeEach(async () => {
  for (const table of [outbox, officeLetters, officeStates, contactMessages]) {
    await screens.db.delete(table);
  }
});

async function aMessage(changes: Parameters<typeof addMessage>[1] = {}) {
  await addMessage(screens.db, { name: 'Gopal', email: 'gopal@example.org', ...changes });
  const [row] = await screens.db.select().from(contactMessages);
  return `/messages/${row?.id}`;
}

const letter = { subject: 'Your question', message: 'Dear {name}' };

describe('an answer to a message', () => {
  it('is sent from the message’s page, and marks it as answered', async () => {
    const path = await aMessage();
    const fields = (await open(path)).fieldsTo(`${path}/letters`);
    const sent = await send(`${path}/letters`, { ...fields, ...letter });
    expect(sent.location).toMatch(/message=letter-sent&offer=/);
    expect(sent.audited).toMatchObject([
      { action: 'messages letter', person: 'gopal@example.org' },
    ]);
    expect(JSON.stringify(sent.audited)).not.toContain('question');
    await send(`${path}/letters`, { ...fields, ...letter });
    expect(await screens.db.$count(outbox)).toBe(1);
    const { text } = await open(path);
    expect(text).toContain('Email from Meena: Your question');
    expect(text).toContain('Dear Gopal');
    expect(text).toContain('tag-good">Answered');
  });

  it('is stopped on a stale page, with the input kept', async () => {
    const path = await aMessage();
    const fields = (await open(path)).fieldsTo(`${path}/letters`);
    await send(`${path}/letters`, { ...fields, ...letter }, { name: 'Ravi' });
    const other = (await open(path)).fieldsTo(`${path}/letters`).batch ?? '';
    const late = { ...fields, batch: other, ...letter, message: 'My own answer' };
    const stale = await send(`${path}/letters`, late);
    expect(stale.status).toBe(409);
    expect(stale.text).toContain('My own answer');
    expect(await screens.db.$count(outbox)).toBe(1);
    const again = stale.fieldsTo(`${path}/letters`);
    expect((await send(`${path}/letters`, again)).status).toBe(303);
    expect(await screens.db.$count(outbox)).toBe(2);
  });

  it('can be undone, with its text back in the form', async () => {
    const path = await aMessage();
    const fields = (await open(path)).fieldsTo(`${path}/letters`);
    await send(`${path}/letters`, { ...fields, ...letter });
    const undone = await send(`${path}/letters/${fields.batch}/undo`);
    expect(undone.fieldsTo(`${path}/letters`)).toMatchObject({ message: 'Dear Gopal' });
    expect(undone.text).toContain('tag-waiting">New');
    expect(await screens.db.$count(outbox)).toBe(0);
    const late = await send(`${path}/letters/${fields.batch}/undo`);
    expect(late.location).toBe(`${path}?message=letter-gone`);
  });

  it('is refused with a placeholder that the message lacks, and without text', async () => {
    const path = await aMessage();
    const refused = await send(`${path}/letters`, { subject: '', message: '{class}' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Enter a subject');
    expect(refused.text).toContain('{class} cannot be filled in');
  });

  it('starts with a suitable template, filled in', async () => {
    const path = await aMessage();
    const [template] = await screens.db
      .select()
      .from(letterTemplates)
      .where(eq(letterTemplates.subject, 'Your message to the school'));
    const begun = await open(`${path}?template=${template?.id}`);
    expect(begun.fieldsTo(`${path}/letters`).message).toMatch(/^Dear Gopal,/);
    expect(begun.text).not.toContain('Admission test');
  });

  it('has no form if the person left no address', async () => {
    const path = await aMessage({ email: '' });
    expect((await open(path)).text).not.toContain('Send email');
    const refused = await send(`${path}/letters`, { ...letter, seen: '0.0' });
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('no email')]);
    expect(await screens.db.$count(outbox)).toBe(0);
  });
});

describe('letters to many', () => {
  const action = '/applications/actions/letters';

  async function families() {
    const confirmed = { guardianName: 'Devaki', verifiedAt: NOW, completedAt: NOW };
    const going = await addApplication(screens.db, { ...confirmed, applyFor: 'Class 5' });
    const withdrawn = await addApplication(screens.db, { ...confirmed, consentWithdrawnAt: NOW });
    return Promise.all([going, withdrawn].map((id) => numberOf(screens.db, id)));
  }

  const postKeys = async (numbers: readonly number[], fields: Record<string, string> = {}) => {
    const keys = numbers.map((number): [string, string] => ['key', `applications.${number}`]);
    return send(action, [...Object.entries(fields), ...keys]);
  };

  it('are written, previewed and sent, with the reasons for those left out', async () => {
    const numbers = await families();
    expect((await postKeys(numbers)).text).toContain('Email 2 people');
    const preview = await postKeys(numbers, { step: 'preview', ...letter });
    for (const text of ['Send 1 email', 'Dear Devaki', 'consent withdrawn']) {
      expect(preview.text).toContain(text);
    }
    const { batch = '' } = preview.fieldsTo(action);
    const sending = { step: 'send', batch, ...letter };
    const progress = `/applications/letters/${batch}`;
    const { location } = await postKeys(numbers, sending);
    expect(location).toContain(`${progress}?message=letters-sent`);
    await postKeys(numbers, sending);
    expect(await screens.db.$count(outbox)).toBe(1);
    expect((await open(progress)).text).toMatch(/data-live=""><office-refresh>.*Not sent yet/s);
    expect((await open(progress.replace('applications', 'messages'))).status).toBe(404);
    const foreign = await send(`${progress.replace('applications', 'messages')}/undo`);
    expect(foreign.location).toContain('letter-gone');
    expect((await send(`${progress}/undo`)).location).toContain('letters-undone');
    expect(await screens.db.$count(outbox)).toBe(0);
  });

  it('keep the input when refused', async () => {
    const typed = { step: 'preview', subject: 'Hello', message: '{surname}' };
    const refused = await postKeys(await families(), typed);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('value="Hello"');
  });
});

it('the reminder of a fee takes one click, once a day, and can be undone', async () => {
  const id = await addApplication(screens.db, {
    guardianName: 'Devaki',
    applyFor: 'Class 5',
    verifiedAt: NOW,
    completedAt: NOW,
  });
  const path = `/applications/${await numberOf(screens.db, id)}`;
  expect((await open(path)).text).toContain(`action="${path}/fee-reminder"`);
  const remind = () => send(`${path}/fee-reminder`);
  expect((await remind()).location).toContain('message=fee-reminded&');
  expect((await remind()).location).toContain('message=fee-not-reminded');
  const [sent] = await screens.db.select().from(officeLetters);
  await send(`${path}/letters/${sent?.batch}/undo`);
  expect((await remind()).location).toContain('message=fee-reminded&');
});

it('the templates can be added, changed and removed, except the fee’s template', async () => {
  const template = { name: 'Holidays', ...letter };
  expect((await send('/letters/new', { ...template, message: '{x}' })).status).toBe(422);
  for (const _ of ['first', 'second']) {
    expect((await send('/letters/new', template)).location).toBe('/letters?message=saved');
  }
  const [own, ...others] = await screens.db
    .select()
    .from(letterTemplates)
    .where(eq(letterTemplates.name, 'Holidays'));
  expect(others).toEqual([]);
  const path = `/letters/${own?.id}`;
  const { seen } = (await open(path)).fieldsTo(path);
  expect((await send(path, { ...template, name: 'Feasts', seen: '1' })).status).toBe(422);
  const feasts = { ...template, name: 'Feasts' };
  const changed = await send(path, { ...feasts, seen: seen ?? '' });
  expect(changed.audited).toMatchObject([
    { before: { name: 'Holidays' }, after: { name: 'Feasts' } },
  ]);
  expect((await changed.undo()).message).toBe('template-undone');
  const restored = (await open(path)).fieldsTo(path);
  expect(restored).toMatchObject(template);
  await send(path, { ...feasts, seen: restored.seen ?? '' });
  expect((await send(`${path}/remove`)).location).toMatch(/message=template-removed&offer=/);
  expect((await open('/letters')).text).not.toContain('Feasts');
  await send(`${path}/restore`);
  expect((await open('/letters')).text).toContain('Feasts');
  const [fee] = await screens.db
    .select()
    .from(letterTemplates)
    .where(eq(letterTemplates.use, 'fee'));
  expect((await send(`/letters/${fee?.id}/remove`)).status).toBe(404);
});
