import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { applications, contactMessages, officeStates } from '@/school-api/db';
import { admissionsRoutes } from '@/school-api/office/screens/admissions/application';
import { contactRoutes } from '@/school-api/office/screens/contact/messages';
import { flashMessage } from '@/school-api/office/view/flash-messages';
import { NOW } from '../school-api/cli/office';
import { addApplication, addMessage, daysAgo, numberOf } from '../school-api/cli/rows';
import { openScreens } from './open-screens';

const screens = await openScreens([...admissionsRoutes, ...contactRoutes]);
const { open, send } = screens;

/** The rows of a list, with the states in which they were shown. */
const keysIn = (text: string) =>
  [...text.matchAll(/name="key" value="([^"]*)"/g)].map(([, key = '']): [string, string] => [
    'key',
    key,
  ]);

/** Three children, the last of whom has already accepted; a message shares one's number. */
let numbers: number[] = [];
beforeEach(async () => {
  await screens.db.delete(officeStates);
  await screens.db.delete(applications);
  for (const [n, officeState] of ['received', 'test taken', 'accepted'].entries()) {
    const id = `many-${n}`;
    await addApplication(screens.db, {
      id,
      firstName: 'Tulsi',
      officeState,
      createdAt: daysAgo(n),
    });
  }
  numbers = [];
  for (const n of [0, 1, 2]) numbers.push(await numberOf(screens.db, `many-${n}`));
});

const keys = async () => keysIn((await open('/applications?tests=yes')).text);
const set = (chosenKeys: [string, string][], to = 'accepted') =>
  send('/applications/actions/state?class=', [['to', to], ...chosenKeys]);

async function states() {
  const rows = await screens.db.select().from(applications).orderBy(applications.id);
  return rows.map(({ officeState }) => officeState);
}

describe('bulk state changes', () => {
  it('are made together, each with an audit line and in its history', async () => {
    const { location, audited } = await set(await keys());
    expect(location).toContain('/applications?class=&message=states-set-2');
    expect(flashMessage('states-set-2')).toEqual({ text: 'Status changed for 2.', tone: 'good' });
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
    expect(await screens.db.$count(officeStates)).toBe(2);
    expect((await set(await keys())).location).toContain('message=states-same');
  });

  it('leave out what a colleague has changed meanwhile, with a message', async () => {
    const seen = await keys();
    const colleague = { officeState: 'withdrawn', officeStateAt: NOW, officeStateBy: 'Ravi' };
    await screens.db.update(applications).set(colleague).where(eq(applications.id, 'many-0'));
    expect((await set(seen)).location).toContain('message=states-partly');
    expect(await states()).toEqual(['withdrawn', 'accepted', 'accepted']);
  });

  it('are made once, however often the form is sent', async () => {
    const seen = await keys();
    await set(seen);
    await set(seen);
    expect(await screens.db.$count(officeStates)).toBe(2);
  });

  it('revert to what each was before, except where changed again', async () => {
    await set(await keys());
    const undo = { at: String(NOW.getTime()), back: '/applications?class=' };
    const colleague = { officeState: 'withdrawn', officeStateAt: daysAgo(-1) };
    await screens.db.update(applications).set(colleague).where(eq(applications.id, 'many-0'));
    const { location } = await send('/applications/actions/undo-state', undo);
    expect(location).toBe('/applications?class=&message=states-not-undone');
    expect(await states()).toEqual(['withdrawn', 'test taken', 'accepted']);
  });

  it('can only be undone by their author', async () => {
    await set(await keys());
    const at = String(NOW.getTime());
    await send('/applications/actions/undo-state', { at }, { id: 7, name: 'Ravi' });
    expect(await states()).toEqual(['accepted', 'accepted', 'accepted']);
  });

  it('can cover everything that the filters leave', async () => {
    await send('/applications/actions/state?state=received', { all: 'yes', to: 'withdrawn' });
    expect(await states()).toEqual(['withdrawn', 'test taken', 'accepted']);
  });

  it('can be made from a row’s menu, which returns to the list', async () => {
    const [first] = await keys();
    const form: [string, string][] = first ? [first, ['back', '/applications?q=tulsi']] : [];
    const { location } = await send('/applications/actions/state?to=withdrawn', form);
    expect(location).toContain('/applications?q=tulsi&message=states-set');
    expect(await states()).toEqual(['withdrawn', 'test taken', 'accepted']);
  });

  it('change nothing if nothing, or no record of the list, was selected', async () => {
    await addMessage(screens.db, {});
    const [message] = await screens.db.select().from(contactMessages);
    for (const key of [
      '',
      'applications.0',
      `messages.${message?.id}`,
      'x.y',
      'applications.many-0',
    ]) {
      const { message } = await set([['key', key]]);
      expect(message, key).toBe(key === '' ? 'none-chosen' : 'chosen-gone');
    }
  });

  it('change nothing if no state was selected', async () => {
    const before = await states();
    const { location } = await set(await keys(), '');
    expect(location).toContain('message=nothing-selected');
    expect(await states()).toEqual(before);
  });
});

it('rows can be selected only by those allowed to act on them', async () => {
  expect((await keys()).map(([, key]) => key)).toEqual([
    ...numbers.map((number) => expect.stringContaining(`applications.${number} `)),
  ]);
  expect(keysIn((await open('/applications', { role: 'accounts' })).text)).toEqual([]);
});
