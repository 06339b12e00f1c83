import { describe, expect, it } from 'vitest';
import { onSite } from '../../support/content';
import { idIn, ledTo, look, openContentScreens, openTestOffice } from './open-screens';

const office = await openTestOffice();
const one = await openContentScreens(office);
const other = await openContentScreens(office);

const LIST = '/content/faculty';
type Typed = Record<string, string>;

const position = async (name: string) =>
  (await onSite(office.deps.db, 'faculty')).find((row) => row.name === name)?.position;

const add = async (name: string, typed: Typed = {}) => {
  const added = { name, position: 'Art', intent: 'publish', ...typed };
  return `${LIST}/${idIn(ledTo(await one.save(`${LIST}/new`, added)))}`;
};

/** The form of a button, as the page shows it now. */
async function button(page: string, action: string) {
  const form = (await one.open(page)).formTo(action);
  if (form === undefined) throw new Error(`${page} has no ${action}`);
  return form;
}

type Form = Awaited<ReturnType<typeof button>>;

const press = async ({ action, fields }: Form) => {
  const response = await one.post(action, fields);
  const page = response.status === 303 ? undefined : await look(response.clone());
  return { status: response.status, led: ledTo(response), words: page?.words };
};

const STALE = {
  status: 409,
  words: expect.stringContaining('This has changed since you opened it'),
};

describe('the button of an earlier page', () => {
  it.each(['draft', 'hidden'])(
    'does not publish what is a draft by now: once %s',
    async (state) => {
      const name = `Stale ${state}`;
      const path = await add(name, { intent: state === 'draft' ? 'draft' : 'publish' });
      if (state === 'hidden') await press(await button(path, `${path}/hide`));
      const row = await button(LIST, `${path}/show`);
      await other.save(path, { name, position: 'Music', intent: 'publish' });
      await other.save(path, { name, position: 'Unfinished', intent: 'draft' });
      expect(await press(row)).toMatchObject(STALE);
      expect(await position(name)).toBe('Music');
      expect((await one.open(path)).html).toContain('value="Unfinished"');
    },
  );

  it('does not publish before the day that its first press has set', async () => {
    const from = '2996-11-23T09:00';
    const path = await add('Planned', { from, intent: 'draft' });
    const row = await button(LIST, `${path}/show`);
    for (const _ of ['first', 'second']) {
      expect((await press(row)).led).toContain('message=content-saved-scheduled');
      expect(await position('Planned')).toBeUndefined();
    }
    const now = await button(LIST, `${path}/show`);
    await other.save(path, { name: 'Planned', position: 'Music', from, intent: 'publish' });
    expect(await press(now)).toMatchObject(STALE);
    expect((await press(await button(LIST, `${path}/show`))).led).toContain('content-shown');
  });

  it('does not delete for good what somebody has restored and changed', async () => {
    const path = await add('Kept');
    await press(await button(path, `${path}/bin`));
    const remove = await button(`${path}/remove`, `${path}/remove`);
    await other.post(`${path}/restore`);
    expect(await press(remove)).toMatchObject(STALE);
    await other.save(path, { name: 'Kept', position: 'Music', intent: 'draft' });
    await other.post(`${path}/bin`);
    expect(await press(remove)).toMatchObject(STALE);
    expect((await one.open(path)).words).toContain('Music');
  });
});

describe('an undo', () => {
  it.each([
    ['save', 'versions/1/undo'],
    ['hide', 'show'],
    ['bin', 'restore'],
  ])('of “%s” leaves what somebody has changed since', async (action, back) => {
    const name = `Undone ${action}`;
    const path = await add(name);
    const led =
      action === 'save'
        ? ledTo(await one.save(path, { name, position: 'Msuic', intent: 'publish' }))
        : (await press(await button(path, `${path}/${action}`))).led;
    const undo = await button(led, `${path}/${back}`);
    if (action === 'bin') await other.post(`${path}/restore`);
    await other.save(path, { name, position: 'Music', intent: 'publish' });
    await other.save(path, { name, position: 'Dance', intent: 'draft' });
    if (action === 'bin') await other.post(`${path}/bin`);
    expect(await press(undo)).toMatchObject(STALE);
    expect(await position(name)).toBe(action === 'bin' ? undefined : 'Music');
    expect((await one.open(path)).html).toContain('Dance');
  });

  it('of the first publication leaves a later correction on the site', async () => {
    const typed = { name: 'Undone first', position: 'Msuic', intent: 'publish' };
    const led = ledTo(await one.save(`${LIST}/new`, typed));
    const path = `${LIST}/${idIn(led)}`;
    const undo = await button(led, `${path}/hide`);
    await other.save(path, { ...typed, position: 'Music' });
    expect(await press(undo)).toMatchObject(STALE);
    expect(await position('Undone first')).toBe('Music');
  });
});

describe('a second press of the same button', () => {
  const pressOn = async (path: string, action: string) =>
    press(await button(path, `${path}/${action}`));
  const BEFORE: Record<string, (path: string, name: string) => Promise<unknown>> = {
    published: async () => undefined,
    hidden: (path) => pressOn(path, 'hide'),
    'hidden with a draft': async (path, name) => {
      await one.save(path, { name, position: 'Unfinished', intent: 'draft' });
      await pressOn(path, 'hide');
    },
    drafted: (path, name) => one.save(path, { name, position: 'Unfinished', intent: 'draft' }),
    changed: (path, name) => one.save(path, { name, position: 'Music', intent: 'publish' }),
    binned: (path) => pressOn(path, 'bin'),
  };

  it.each([
    ['hide', '', 'published'],
    ['bin', '', 'published'],
    ['show', '', 'hidden'],
    ['show', '', 'hidden with a draft'],
    ['drop-draft', '', 'drafted'],
    ['restore', '', 'binned'],
    ['versions/1/undo', '/versions/1', 'changed'],
    ['remove', '/remove', 'binned'],
  ])('ends as the first did: %s on “…%s” once %s', async (action, page, before) => {
    const name = `Twice ${action} ${before}`.replaceAll('/', ' ');
    const path = await add(name);
    await BEFORE[before]?.(path, name);
    const form = await button(path + page, `${path}/${action}`);
    const first = await press(form);
    expect(first.status).toBe(303);
    const shown = await position(name);
    const second = await press(form);
    expect(second.led).toBe(first.led.split('&offer')[0]);
    expect(await position(name)).toBe(shown);
  });

  it('ends well too if somebody else has pressed it first', async () => {
    const typed = { title: 'Pressed by two', text: '<p>Won.</p>', intent: 'draft' };
    const path = `/content/news/${idIn(ledTo(await one.save('/content/news/new', typed)))}`;
    const row = await button('/content/news', `${path}/show`);
    await other.post(`${path}/show`);
    expect((await press(row)).led).toContain('content-shown');
    const hide = await button(path, `${path}/hide`);
    await other.post(`${path}/hide`);
    expect((await press(hide)).led).toContain('content-hidden');
  });
});
