import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accessLog } from '@/school-api/db';
import { onSite } from '../../support/content';
import { idIn, ledTo, openContentScreens, openTestOffice } from './open-screens';

const office = await openTestOffice();
const screens = await openContentScreens(office);

const teachers = async () => (await onSite(office.deps.db, 'faculty')).map(({ name }) => name);
const items = () => onSite(office.deps.db, 'news');

const add = async (name: string, intent = 'publish') =>
  idIn(
    ledTo(await screens.save('/content/faculty/new', { name, position: 'Mathematics', intent })),
  );

describe('a record of a list', () => {
  it('changes state by the forms of its page, which shows where it is', async () => {
    const path = `/content/faculty/${await add('Asha Rao', 'draft')}`;
    const page = async () => screens.open(path);
    const press = async (name: string) =>
      (await screens.press((await page()).formTo(`${path}/${name}`))).split('&offer')[0];
    expect(await teachers()).not.toContain('Asha Rao');
    expect((await screens.open(`${path}?message=content-saved-draft`)).words).toContain(
      'Draft saved. The website has not changed.',
    );
    const published = await screens.save(path, { name: 'Asha Rao', intent: 'publish' });
    expect(ledTo(published).split('&offer')[0]).toBe(`${path}?message=content-saved-published`);
    expect(await teachers()).toContain('Asha Rao');
    expect((await page()).words).toContain('On the site');
    await screens.save(path, { name: 'Asha Dasgupta', intent: 'draft' });
    const drafted = await page();
    expect(drafted.words).toContain('This is a draft. The website still shows the published text.');
    expect(await press('drop-draft')).toBe(`${path}?message=content-dropped`);
    expect((await page()).html).not.toContain('Dasgupta');
    await screens.save(path, { name: 'Asha Dasgupta', intent: 'draft' });
    expect(await press('hide')).toBe(`${path}?message=content-hidden`);
    expect((await page()).words).toContain('The website does not show this teacher.');
    expect((await page()).words).not.toContain('still shows');
    await press('drop-draft');
    expect((await screens.open('/content/faculty?state=hidden')).words).toContain('Asha Rao');
    expect(await press('show')).toBe(`${path}?message=content-shown`);
    expect(await press('bin')).toBe(`${path}?message=content-binned`);
    expect(await teachers()).not.toContain('Asha Rao');
    expect((await screens.open('/content/faculty')).words).not.toContain('Asha Rao');
    expect((await screens.open('/content/bin')).words).toContain('Asha Rao');
    expect((await page()).words).toContain('In the bin since');
    expect(await press('restore')).toBe(`${path}?message=content-restored`);
  });

  it('is removed for good on a page that asks', async () => {
    const path = `/content/faculty/${await add('Chanda Roy')}`;
    await screens.post(`${path}/bin`);
    const binned = await screens.open(path);
    expect(binned.forms.map(({ action }) => action)).not.toContain(`${path}/remove`);
    const asked = await screens.open(`${path}/remove`);
    expect(asked.words).toContain('Delete “Chanda Roy” for good?');
    expect(asked.words).toContain('its 2 versions');
    const led = await screens.press(asked.formTo(`${path}/remove`));
    expect(led).toBe('/content/faculty?message=content-removed');
    expect((await screens.open(path)).status).toBe(404);
  });

  it('explains for a slide on the site that its own checkbox hides it', async () => {
    const typed = { title: 'Founders', image_url: '/art/home.svg', intent: 'publish' };
    const path = ledTo(await screens.save('/content/slider/new', typed)).split('?')[0] ?? '';
    for (const words of [await screens.open(path), await screens.open('/content/slider')]) {
      expect(words.words).toContain('Switched off');
    }
    await screens.save(path, { ...typed, status: 'yes' });
    expect((await screens.open(path)).words).not.toContain('Switched off');
  });

  it('moves up by its button, which keeps the focus, and back by undo', async () => {
    const [first, second] = [await add('Esha One'), await add('Esha Two')];
    const { forms } = await screens.open('/content/faculty');
    const up = forms.find(({ action, fields }) => {
      return action.endsWith(`/${second}/move`) && Number(fields.to) < Number(fields.from);
    });
    const led = await screens.press(up);
    expect(led).toMatch(/^\/content\/faculty\?.*#up-\d+$/);
    const names = await teachers();
    expect(names.indexOf('Esha Two')).toBe(names.indexOf('Esha One') - 1);
    const [moved] = await office.deps.db
      .select()
      .from(accessLog)
      .where(eq(accessLog.action, 'content move'));
    expect(moved).toMatchObject({
      record: `faculty ${second}`,
      before: { position: Number(up?.fields.from) },
      after: { position: Number(up?.fields.to) },
    });
    const undo = (await screens.open(led.split('#')[0] ?? '')).forms.find(
      ({ action, fields }) => action.endsWith('/move') && fields.to === up?.fields.from,
    );
    await screens.press(undo);
    expect((await teachers()).slice(-2)).toEqual(['Esha One', 'Esha Two']);
    expect(first).not.toBe(second);
  });

  it('can be undone from the message after it was published or hidden', async () => {
    const id = await add('Farida Khan');
    const undo = async (response: Response) =>
      screens.press((await screens.open(ledTo(response))).formTo(/(undo|show)$/));
    const path = `/content/faculty/${id}`;
    await undo(await screens.save(path, { name: 'Farida Kahn', intent: 'publish' }));
    expect(await teachers()).toContain('Farida Khan');
    await undo(await screens.post(`${path}/hide`));
    expect(await teachers()).toContain('Farida Khan');
    const typed = { name: 'Hari Ek', position: 'Mathematics', intent: 'publish' };
    const first = await screens.open(ledTo(await screens.save('/content/faculty/new', typed)));
    const [undoFirst] = first.forms.filter(({ action }) => action.endsWith('/hide'));
    await screens.press(undoFirst);
    expect(await teachers()).not.toContain('Hari Ek');
  });

  it.each(['hide', 'bin'])(
    'is as it was once %s is undone, scheduled change included',
    async (act) => {
      const path = `/content/faculty/${await add(`Jaya ${act}`)}`;
      const undo = async () => {
        const { forms } = await screens.open(ledTo(await screens.post(`${path}/${act}`)));
        await screens.press(forms.find(({ fields }) => 'was' in fields));
      };
      await undo();
      expect(await teachers()).toContain(`Jaya ${act}`);
      const from = '2996-11-23T09:00';
      await screens.save(path, { name: 'Jaya Rao', from, intent: 'publish' });
      await undo();
      expect(await teachers()).toContain(`Jaya ${act}`);
      expect((await screens.open(path)).words).toMatch(/On the site Has a draft from .*2996/);
    },
  );

  it('is scheduled again once moving it to the bin is undone', async () => {
    const typed = { name: 'Kusum Rao', position: 'Art', from: '2996-11-23T09:00' };
    const path = `/content/faculty/${idIn(ledTo(await screens.save('/content/faculty/new', { ...typed, intent: 'publish' })))}`;
    const { formTo } = await screens.open(ledTo(await screens.post(`${path}/bin`)));
    expect(await screens.press(formTo(`${path}/show`))).toContain('content-saved-scheduled');
    expect((await screens.open(path)).words).toMatch(/Scheduled from .*2996/);
  });

  it('offers no undo for a published draft, since the version before it is the draft itself', async () => {
    const id = await add('Ira Nath');
    const path = `/content/faculty/${id}`;
    await screens.save(path, { name: 'Ira Sen', intent: 'draft' });
    const { forms } = await screens.open(ledTo(await screens.post(`${path}/show`)));
    expect(await teachers()).toContain('Ira Sen');
    expect(forms.filter(({ action }) => action.endsWith('/undo'))).toEqual([]);
  });

  it('starts as a duplicate of another one', async () => {
    const id = await add('Gita Sen');
    const { html } = await screens.open(`/content/faculty/new?like=${id}`);
    expect(html).toContain('value="Gita Sen"');
    expect((await teachers()).filter((name) => name === 'Gita Sen')).toHaveLength(1);
  });

  it('is no duplicate of a consent, which is for one person', async () => {
    const typed = { name: 'Gopi Sen', consent_on_file: 'yes', intent: 'draft' };
    const id = idIn(ledTo(await screens.save('/content/alumni/new', typed)));
    const box = /<input(?=[^>]*consent_on_file)[^>]* checked/;
    expect((await screens.open(`/content/alumni/${id}`)).html).toMatch(box);
    const { html } = await screens.open(`/content/alumni/new?like=${id}`);
    expect(html).toContain('value="Gopi Sen"');
    expect(html).not.toMatch(box);
  });

  it('is refused with a message at the field, and keeps the input', async () => {
    const typed = { name: ' ', position: 'Head of music', intent: 'publish' };
    const { action, fields } = await screens.fill('/content/faculty/new', typed);
    const response = await screens.post(action, fields);
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('href="#field-field.name"');
    expect(html).toContain('value="Head of music"');
    expect(html).toContain('data-refused');
  });

  it('returns only to pages of the content', async () => {
    const id = await add('Gita Bose');
    for (const back of [
      '//evil.example',
      'https://evil.example/content',
      '/people',
      '/contented',
    ]) {
      const hidden = await screens.post(`/content/faculty/${id}/hide`, { back });
      const led = ledTo(hidden).split('&offer')[0];
      expect(led, back).toBe(`/content/faculty/${id}?message=content-hidden`);
    }
  });

  it('is audited, without its text', async () => {
    const id = await add('Hema Iyer');
    const lines = JSON.stringify(await office.deps.db.select().from(accessLog));
    expect(lines).toContain(`faculty ${id}`);
    expect(lines).not.toContain('Hema Iyer');
  });
});

it('the audit distinguishes views from changes, and refused actions from completed ones', async () => {
  const id = await add('Indu Pal', 'draft');
  const path = `/content/faculty/${id}`;
  await screens.open(path);
  await screens.post(`${path}/show`);
  await screens.open('/content/bin');
  await screens.post(`${path}/hide`, { revision: 'an older page' });
  await screens.save(path, { name: ' ', intent: 'publish' });
  await screens.post(`${path}/remove`);
  await screens.post(`${path}/bin`);
  await screens.post(`${path}/bin`);
  const { db } = office.deps;
  const lines = await db.select().from(accessLog).orderBy(asc(accessLog.id));
  const of = lines.filter(({ record }) => record === `faculty ${id}`);
  const entries = of.map(({ action, after }) => [action, after?.why].filter(Boolean).join(': '));
  expect(entries.filter((line) => line !== 'content show')).toEqual([
    'content draft',
    'content publish',
    'content refused: changed meanwhile',
    'content refused: not valid',
    'content refused: not valid',
    'content to-bin',
  ]);
  expect(lines.at(-1)?.action).toBe('content to-bin');
});

describe('news', () => {
  const write = (title: string, more: Record<string, string> = {}) =>
    screens.save('/content/news/new', {
      title,
      text: `<p>${title}</p>`,
      intent: 'publish',
      ...more,
    });

  it('is scheduled, and Today shows it', async () => {
    const response = await write('Annual day', {
      from: '2026-11-23T09:00',
      until: '2026-12-01T18:00',
    });
    expect(ledTo(response)).toContain('message=content-saved-scheduled');
    expect((await items()).map(({ title }) => title)).not.toContain('Annual day');
    const page = await screens.open(ledTo(response));
    expect(page.words).toContain('Scheduled');
    expect(page.html).toContain('value="2026-11-23T09:00"');
    const today = await screens.open('/');
    expect(today.words).toContain('“Annual day” appears on Monday 23 Nov at 9:00 am');
  });

  it('keeps the paragraphs of its summary, which a browser would join in an input of one line', async () => {
    const page = await screens.open(ledTo(await write('Choir', { description: 'One\nTwo' })));
    expect(page.html).toMatch(/<textarea(?=[^>]*name="field\.description")[^>]*>One\nTwo</);
  });

  it('may be as long as an article, and no longer than the form limit', async () => {
    const long = `<p>${'Word '.repeat(15_000)}</p>`;
    expect((await write('A long one', { text: long })).status).toBe(303);
    const hindi = 'क'.repeat(99_993);
    expect((await write('Hindi', { text: `<p>${hindi}</p>` })).status).toBe(303);
    const longer = await write('Too long', { text: `<p>${hindi}कक</p>` });
    expect(longer.status).toBe(422);
    expect(await longer.text()).toContain(hindi);
    const page = await write('Far too long', { text: long.repeat(15) });
    expect(page.status).toBe(413);
    expect(await page.text()).toContain('href="/content/news/new"');
  });
});

describe('the list of lists', () => {
  it('names each of them, and its pending records', async () => {
    const { words } = await screens.open('/content');
    for (const title of ['News', 'Teachers', 'Fees', 'Results', 'Videos', 'Vacancies']) {
      expect(words).toContain(title);
    }
    expect(words).toMatch(/\d+ scheduled/);
  });

  it('has nothing at invalid addresses', async () => {
    for (const path of ['/content/nothing', '/content/faculty/0', '/content/faculty/x/versions']) {
      expect((await screens.get(path)).status, path).toBe(404);
    }
    expect((await screens.get('/content/faculty?page=99999999999&state=odd')).status).toBe(200);
  });
});
