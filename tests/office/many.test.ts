import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { applications } from '@/school-api/db/schema/applications';
import { contactMessages } from '@/school-api/db/schema/messages';
import { officeStates } from '@/school-api/db/schema/office-records';
import { admissionsRoutes } from '@/school-api/office/screens/admissions/application';
import { contactRoutes } from '@/school-api/office/screens/contact/message';
import { NOW } from '../school-api/cli/office';
import { addApplication, addMessage, daysAgo, numberOf } from '../school-api/cli/rows';
import { openDesk, reading } from './desk';

const desk = await openDesk([...admissionsRoutes, ...contactRoutes]);
afterAll(() => desk.close());
const { get, post } = reading(desk);

/** Of the form that asks whether to set the states. */
const keysIn = (text: string) =>
  [...text.matchAll(/name="key" value="([^"]*)"/g)].map(([, key = '']): [string, string] => [
    'key',
    key,
  ]);

/** Three children, of whom the last has accepted already; a message has the number of one of them. */
let numbers: number[] = [];
beforeEach(async () => {
  await desk.db.delete(officeStates);
  await desk.db.delete(applications);
  for (const [n, officeState] of ['received', 'test taken', 'accepted'].entries()) {
    const id = `many-${n}`;
    await addApplication(desk.db, { id, firstName: 'Tulsi', officeState, createdAt: daysAgo(n) });
  }
  numbers = [];
  for (const n of [0, 1, 2]) numbers.push(await numberOf(desk.db, `many-${n}`));
});

const chosen = () => numbers.map((number): [string, string] => ['key', `applications.${number}`]);
const ask = (more: [string, string][] = chosen()) =>
  post('/applications/acts/state?class=', [['to', 'accepted'], ...more]);
const confirm = (keys: [string, string][]) =>
  post('/applications/acts/state', [['to', 'accepted'], ['sure', 'yes'], ...keys]);

async function states() {
  const rows = await desk.db.select().from(applications).orderBy(applications.id);
  return rows.map(({ officeState }) => officeState);
}

describe('states of many', () => {
  it('are shown before they are set, without those that have the state already', async () => {
    const { text, status } = await ask();
    expect(status).toBe(200);
    expect(text).toContain('Set 2 applications to Accepted?');
    expect(keysIn(text)).toHaveLength(2);
    expect(await states()).toEqual(['received', 'test taken', 'accepted']);
  });

  it('are set together, each with a line of the audit and in its story', async () => {
    const { status, audited } = await confirm(keysIn((await ask()).text));
    expect(status).toBe(303);
    expect(await states()).toEqual(['accepted', 'accepted', 'accepted']);
    expect(audited).toMatchObject([
      {
        action: 'applications state',
        record: `application ${numbers[0]}`,
        before: { state: 'received' },
      },
      {
        action: 'applications state',
        before: { state: 'test taken' },
        after: { state: 'accepted' },
      },
    ]);
    expect(await desk.db.$count(officeStates)).toBe(2);
  });

  it('leave out what a colleague has changed meanwhile, and say so', async () => {
    const keys = keysIn((await ask()).text);
    const colleague = { officeState: 'withdrawn', officeStateAt: NOW, officeStateBy: 'Ravi' };
    await desk.db.update(applications).set(colleague).where(eq(applications.id, 'many-0'));
    const { status, text } = await confirm(keys);
    expect(status).toBe(409);
    expect(text).toContain('1 application set to Accepted');
    expect(await states()).toEqual(['withdrawn', 'accepted', 'accepted']);
  });

  it('are set once, however often the form is sent', async () => {
    const keys = keysIn((await ask()).text);
    await confirm(keys);
    await confirm(keys);
    expect(await desk.db.$count(officeStates)).toBe(2);
  });

  it('go back to what each was before, but not where they were changed again', async () => {
    await confirm(keysIn((await ask()).text));
    const undo = { at: String(NOW.getTime()), back: '/applications?class=' };
    const colleague = { officeState: 'withdrawn', officeStateAt: daysAgo(-1) };
    await desk.db.update(applications).set(colleague).where(eq(applications.id, 'many-0'));
    const { location } = await post('/applications/acts/undo-state', undo);
    expect(location).toBe('/applications?class=&said=states-not-undone');
    expect(await states()).toEqual(['withdrawn', 'test taken', 'accepted']);
  });

  it('are undone by nobody else', async () => {
    await confirm(keysIn((await ask()).text));
    await post(
      '/applications/acts/undo-state',
      { at: String(NOW.getTime()) },
      { id: 7, name: 'Ravi' },
    );
    expect(await states()).toEqual(['accepted', 'accepted', 'accepted']);
  });

  it('can be set of all that the filters leave', async () => {
    const all: [string, string][] = [
      ['all', 'yes'],
      ['to', 'withdrawn'],
    ];
    const { text } = await post('/applications/acts/state?state=received', all);
    expect(keysIn(text)).toEqual([
      ['key', expect.stringMatching(`applications.${numbers[0]} received`)],
    ]);
  });

  it('change nothing where nothing, or what is no record of the list, was chosen', async () => {
    await addMessage(desk.db, {});
    const [message] = await desk.db.select().from(contactMessages);
    for (const key of [
      '',
      'applications.0',
      `messages.${message?.id}`,
      'x.y',
      'applications.many-0',
    ]) {
      const { location } = await ask([['key', key]]);
      expect(location, key).toContain('said=none-chosen');
    }
  });
});

it('each row of a list can be chosen by those who may act on it alone', async () => {
  expect(keysIn((await get('/applications?tests=yes')).text)).toEqual(chosen());
  expect(keysIn((await get('/applications', { role: 'accounts' })).text)).toEqual([]);
});
