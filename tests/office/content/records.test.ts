import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessLog } from '@/school-api/db/schema/access-log';
import { onSite } from '../../support/content';
import type { TestOffice } from '../support/office';
import { idIn, ledTo, openContentDesk, openTestOffice } from './desk';

let office: TestOffice;
let desk: Awaited<ReturnType<typeof openContentDesk>>;
beforeAll(async () => {
  office = await openTestOffice();
  desk = await openContentDesk(office);
});
afterAll(() => office.close());

const teachers = async () => (await onSite(office.deps.db, 'faculty')).map(({ name }) => name);
const items = () => onSite(office.deps.db, 'news');

const add = async (name: string, act = 'publish') =>
  idIn(ledTo(await desk.save('/content/faculty/new', { name, position: 'Mathematics', act })));

describe('a record of a list', () => {
  it('is a draft first, and on the site once it was published', async () => {
    const id = await add('Asha Rao', 'draft');
    expect(await teachers()).not.toContain('Asha Rao');
    const drafted = await desk.open(`/content/faculty/${id}?said=content-saved-draft`);
    expect(drafted.words).toContain('Draft saved. The website has not changed.');
    expect(drafted.words).toContain('Draft');
    const response = await desk.save(`/content/faculty/${id}`, {
      name: 'Asha Rao',
      act: 'publish',
    });
    expect(ledTo(response)).toBe(`/content/faculty/${id}?said=content-saved-published`);
    expect(await teachers()).toContain('Asha Rao');
    const shown = await desk.open(`/content/faculty/${id}`);
    expect(shown.words).toContain('On the site');
    expect((await desk.open('/content/faculty')).words).toContain('Asha Rao');
  });

  it('can have a draft beside what is on the site, which is thrown away or published', async () => {
    const id = await add('Bina Das');
    await desk.save(`/content/faculty/${id}`, { name: 'Bina Dasgupta', act: 'draft' });
    expect(await teachers()).toContain('Bina Das');
    const page = await desk.open(`/content/faculty/${id}`);
    expect(page.words).toContain('This is a draft. The website still shows the published text.');
    const drop = page.forms.find(({ action }) => action.endsWith('/drop-draft'));
    expect(ledTo(await desk.post(drop?.action ?? '', drop?.fields))).toContain('content-dropped');
    const after = await desk.open(`/content/faculty/${id}`);
    expect(after.words).not.toContain('Below is a draft');
    expect(after.html).not.toContain('Dasgupta');
  });

  it('says of a slide on the site that its own check box keeps it off the page', async () => {
    const typed = { title: 'Founders', image_url: '/art/home.svg', act: 'publish' };
    const path = ledTo(await desk.save('/content/slider/new', typed)).split('?')[0] ?? '';
    for (const words of [await desk.open(path), await desk.open('/content/slider')]) {
      expect(words.words).toContain('Switched off');
    }
    await desk.save(path, { ...typed, status: 'yes' });
    expect((await desk.open(path)).words).not.toContain('Switched off');
  });

  it('is hidden, shown, binned, taken out and removed', async () => {
    const id = await add('Chitra Sen');
    const path = `/content/faculty/${id}`;
    const act = async (name: string) =>
      ledTo(await desk.post(`${path}/${name}`)).split('&offer')[0];
    expect(await act('hide')).toBe(`${path}?said=content-hidden`);
    expect(await teachers()).not.toContain('Chitra Sen');
    expect((await desk.open('/content/faculty?state=hidden')).words).toContain('Chitra Sen');
    expect(await act('show')).toBe(`${path}?said=content-shown`);
    expect(await teachers()).toContain('Chitra Sen');
    expect(await act('bin')).toBe(`${path}?said=content-binned`);
    expect(await teachers()).not.toContain('Chitra Sen');
    expect((await desk.open('/content/faculty')).words).not.toContain('Chitra Sen');
    expect((await desk.open('/content/bin')).words).toContain('Chitra Sen');
    expect((await desk.open(path)).words).toContain('In the bin since');
    expect(await act('restore')).toBe(`${path}?said=content-restored`);
    expect(await teachers()).not.toContain('Chitra Sen');
    await act('bin');
    expect(await act('remove')).toBe('/content/faculty?said=content-removed');
    expect((await desk.open(path)).status).toBe(404);
  });

  it('is removed for good on a page that asks', async () => {
    const path = `/content/faculty/${await add('Chanda Roy')}`;
    await desk.post(`${path}/bin`);
    const binned = await desk.open(path);
    expect(binned.forms.map(({ action }) => action)).not.toContain(`${path}/remove`);
    const asked = await desk.open(`${path}/remove`);
    expect(asked.words).toContain('Remove “Chanda Roy” for good?');
    expect(asked.words).toContain('its 2 versions');
    expect((await desk.open(path)).status).toBe(200);
    const form = asked.forms.find(({ action }) => action === `${path}/remove`);
    expect(ledTo(await desk.post(form?.action ?? '', form?.fields))).toContain('content-removed');
  });

  it('that is not in the bin cannot be removed', async () => {
    const id = await add('Divya Nair');
    await desk.post(`/content/faculty/${id}/remove`);
    expect(await teachers()).toContain('Divya Nair');
  });

  it('moves up by its button, where the keyboard stays, and back from the message', async () => {
    const [first, second] = [await add('Esha One'), await add('Esha Two')];
    const { forms } = await desk.open('/content/faculty');
    const up = forms.find(({ action, fields }) => {
      return action.endsWith(`/${second}/move`) && Number(fields.to) < Number(fields.from);
    });
    const led = ledTo(await desk.post(up?.action ?? '', up?.fields));
    expect(led).toMatch(/^\/content\/faculty\?.*#up-\d+$/);
    const names = await teachers();
    expect(names.indexOf('Esha Two')).toBe(names.indexOf('Esha One') - 1);
    const [moved] = await office.deps.db
      .select()
      .from(accessLog)
      .where(eq(accessLog.action, 'content move'));
    expect(moved).toMatchObject({
      record: `faculty ${second}`,
      before: { place: Number(up?.fields.from) },
      after: { place: Number(up?.fields.to) },
    });
    const undo = (await desk.open(led.split('#')[0] ?? '')).forms.find(
      ({ action, fields }) => action.endsWith('/move') && fields.to === up?.fields.from,
    );
    await desk.post(undo?.action ?? '', undo?.fields);
    expect((await teachers()).slice(-2)).toEqual(['Esha One', 'Esha Two']);
    expect(first).not.toBe(second);
  });

  it('is taken back from its own message after it was published or hidden', async () => {
    const id = await add('Farida Khan');
    const undo = async (response: Response) => {
      const page = await desk.open(ledTo(response));
      const form = page.forms.find(({ action }) => /(undo|show)$/.test(action));
      await desk.post(form?.action ?? '', form?.fields);
    };
    const path = `/content/faculty/${id}`;
    await undo(await desk.save(path, { name: 'Farida Kahn', act: 'publish' }));
    expect(await teachers()).toContain('Farida Khan');
    await undo(await desk.post(`${path}/hide`));
    expect(await teachers()).toContain('Farida Khan');
  });

  it('begins as another one that is duplicated', async () => {
    const id = await add('Gita Sen');
    const { html } = await desk.open(`/content/faculty/new?like=${id}`);
    expect(html).toContain('value="Gita Sen"');
    expect((await teachers()).filter((name) => name === 'Gita Sen')).toHaveLength(1);
  });

  it('is refused with a word to the field, and all that was typed', async () => {
    const typed = { name: ' ', position: 'Head of music', act: 'publish' };
    const { action, fields } = await desk.fill('/content/faculty/new', typed);
    const response = await desk.post(action, fields);
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('href="#field-field.name"');
    expect(html).toContain('value="Head of music"');
    expect(html).toContain('data-refused');
  });

  it('is made once, also by a form that was sent twice', async () => {
    const typed = { name: 'Farah Khan', act: 'publish' };
    const { action, fields } = await desk.fill('/content/faculty/new', typed);
    const [one, two] = [await desk.post(action, fields), await desk.post(action, fields)];
    expect(idIn(ledTo(two))).toBe(idIn(ledTo(one)));
    expect((await teachers()).filter((name) => name === 'Farah Khan')).toHaveLength(1);
  });

  it('leads back to pages of the content alone', async () => {
    const id = await add('Gita Bose');
    for (const back of [
      '//evil.example',
      'https://evil.example/content',
      '/people',
      '/contented',
    ]) {
      const hidden = await desk.post(`/content/faculty/${id}/hide`, { back });
      const led = ledTo(hidden).split('&offer')[0];
      expect(led, back).toBe(`/content/faculty/${id}?said=content-hidden`);
    }
  });

  it('is written down, without its words', async () => {
    const id = await add('Hema Iyer');
    const head = await office.as('head');
    const audit = await (await head.get('/audit')).text();
    expect(audit).toContain(`faculty new`);
    expect(audit).not.toContain('Hema Iyer');
    expect(id).toBeGreaterThan(0);
  });
});

describe('the audit', () => {
  it('tells a look from a change, and an act that was refused from one that was done', async () => {
    const id = await add('Indu Pal', 'draft');
    const path = `/content/faculty/${id}`;
    await desk.open(path);
    await desk.post(`${path}/show`);
    await desk.open('/content/bin');
    await desk.post(`${path}/hide`, { basedOn: 'an older page' });
    await desk.save(path, { name: ' ', act: 'publish' });
    await desk.post(`${path}/remove`);
    await desk.post(`${path}/bin`);
    const { db } = office.deps;
    const lines = await db.select().from(accessLog).orderBy(asc(accessLog.id));
    const of = lines.filter(({ record }) => record === `faculty ${id}`);
    const told = of.map(({ action, after }) => [action, after?.why].filter(Boolean).join(': '));
    expect(told.filter((line) => line !== 'content show')).toEqual([
      'content publish',
      'content hide',
      'content refused: changed meanwhile',
      'content publish',
      'content refused: not right as it is',
      'content remove',
      'content refused: not right as it is',
      'content to-bin',
    ]);
    expect(lines.at(-1)?.action).toBe('content to-bin');
  });
});

describe('news', () => {
  const write = (title: string, more: Record<string, string> = {}) =>
    desk.save('/content/news/new', { title, text: `<p>${title}</p>`, act: 'publish', ...more });

  it('is on the site at an address of its own, which can be set', async () => {
    await write('Sports day');
    await write('Founders day', { slug: 'founders' });
    const slugs = (await items()).map(({ slug }) => slug);
    expect(slugs).toContain('sports-day');
    expect(slugs).toContain('founders');
  });

  it('waits for its day, and Today says so', async () => {
    const response = await write('Annual day', {
      from: '2026-11-23T09:00',
      until: '2026-12-01T18:00',
    });
    expect(ledTo(response)).toContain('said=content-saved-scheduled');
    expect((await items()).map(({ title }) => title)).not.toContain('Annual day');
    const page = await desk.open(ledTo(response));
    expect(page.words).toContain('Scheduled');
    expect(page.html).toContain('value="2026-11-23T09:00"');
    const today = await desk.open('/');
    expect(today.words).toContain('“Annual day” appears on Monday 23 Nov at 9:00 am');
  });

  it('may be as long as an article, and no longer than a form can be', async () => {
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
  it('names each of them, and what waits in it', async () => {
    const { words } = await desk.open('/content');
    for (const title of ['News', 'Teachers', 'Fees', 'Results', 'Videos', 'Vacancies']) {
      expect(words).toContain(title);
    }
    expect(words).toMatch(/\d+ for (its|their) day/);
  });

  it('has nothing at odd addresses', async () => {
    for (const path of ['/content/nothing', '/content/faculty/0', '/content/faculty/x/versions']) {
      expect((await desk.get(path)).status, path).toBe(404);
    }
    expect((await desk.get('/content/faculty?page=99999999999&state=odd')).status).toBe(200);
  });
});
