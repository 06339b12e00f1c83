import { describe, expect, it } from 'vitest';
import { onSite } from '../../support/content';
import { idIn, ledTo, look, openContentScreens, openTestOffice } from './open-screens';

const office = await openTestOffice();
const one = await openContentScreens(office);
const other = await openContentScreens(office);

let teachers = 0;

/** A teacher whose form both have open; the other person has saved. */
async function twoForms() {
  teachers += 1;
  const begun = { name: `Teacher ${teachers}`, position: 'Maths', description: '<p>Old words</p>' };
  const id = idIn(ledTo(await one.save('/content/faculty/new', { ...begun, intent: 'publish' })));
  const path = `/content/faculty/${id}`;
  const mine = { ...begun, position: 'Physics', description: '<p>My words</p>', intent: 'publish' };
  const theirs = {
    ...begun,
    position: 'Music',
    description: '<p>Their words</p>',
    intent: 'publish',
  };
  const form = await one.fill(path, mine);
  expect(ledTo(await other.save(path, theirs))).toContain('content-saved-published');
  const page = await look(await one.post(form.action, form.fields));
  const whole = page.forms.find(({ fields }) => 'whole' in fields);
  return { path, page, name: begun.name, whole: whole?.fields ?? {} };
}

async function row(name: string) {
  return (await onSite(office.deps.db, 'faculty')).find((one) => one.name === name);
}

const choiceOf = ({ forms }: Awaited<ReturnType<typeof look>>) =>
  forms.find(({ fields }) => 'choosing' in fields && !('whole' in fields))?.fields ?? {};

/** The form with both texts, as a browser would send it with these choices; none is made at first. */
function choose(page: Awaited<ReturnType<typeof look>>, chosen: Record<string, string>) {
  const sent = Object.entries(choiceOf(page)).filter(([name]) => !/^take[.:]/.test(name));
  return { ...Object.fromEntries(sent), ...chosen };
}

describe('the second person to save', () => {
  it('is shown both texts, and none of the first is lost', async () => {
    const { page, name } = await twoForms();
    expect(page.status).toBe(409);
    const texts = ['Your text My words', 'The current text Their words'];
    for (const words of ['Physics', 'Music', ...texts, other.email]) {
      expect(page.words).toContain(words);
    }
    expect(Object.keys(choiceOf(page))).toContain('take.position');
    expect(Object.keys(choiceOf(page))).not.toContain('take.name');
    expect(page.html).not.toMatch(/type="radio"[^>]* checked/);
    expect(await row(name)).toMatchObject({ position: 'Music' });
  });

  it('chooses field by field', async () => {
    const { path, name, page } = await twoForms();
    const taken = { 'take.position': 'theirs', 'take.description': 'mine', intent: 'publish' };
    const response = await one.post(path, choose(page, taken));
    expect(ledTo(response)).toContain('content-saved-published');
    const shown = { position: 'Music', description: '<p>My words</p>' };
    expect(await row(name)).toMatchObject(shown);
  });

  it('is asked again for missing choices', async () => {
    const { path, name, page } = await twoForms();
    const taken = { 'take.position': 'mine', intent: 'publish' };
    const response = await one.post(path, choose(page, taken));
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('Choose one of the two texts');
    expect(html).toMatch(/value="mine"[^>]* checked|checked=""[^>]* value="mine"/);
    expect(await row(name)).toMatchObject({ position: 'Music' });
  });

  it('can take all of one text at once', async () => {
    const { path, name, whole } = await twoForms();
    const response = await one.post(path, whole);
    expect(ledTo(response)).toContain('content-saved-published');
    const shown = { position: 'Physics', description: '<p>My words</p>' };
    expect(await row(name)).toMatchObject(shown);
  });

  it('is asked again if a third version was saved in the meantime', async () => {
    const { path, name, whole } = await twoForms();
    await other.save(path, { name, position: 'Dance', intent: 'publish' });
    const page = await look(await one.post(path, whole));
    expect(page.status).toBe(409);
    expect(page.words).toContain('Dance');
    expect(page.words).toContain('Physics');
    expect(await row(name)).toMatchObject({ position: 'Dance' });
  });
});

describe('what is outside the fields', () => {
  const until = '2026-12-04T18:00';
  const write = async (title: string) => {
    const added = await one.save('/content/news/new', { title, slug: title, intent: 'publish' });
    return `/content/news/${idIn(ledTo(added))}`;
  };
  const item = async (path: string) => {
    const { forms } = await one.open(path);
    return forms.find(({ fields }) => 'from' in fields)?.fields ?? {};
  };

  it('is chosen too: end date and address', async () => {
    const path = await write('fair');
    const begun = { title: 'fair', slug: 'fair', intent: 'publish' };
    const old = await one.fill(path, { ...begun, title: 'The fair' });
    await other.save(path, { ...begun, slug: 'summer-fair', until });
    const page = await look(await one.post(old.action, old.fields));
    expect(page.words).toContain('Until');
    expect(page.words).toContain(until);
    expect(page.words).toContain('Last part of its address');
    expect(page.words).toContain('summer-fair');
    const half = choose(page, { 'take.title': 'mine', intent: 'publish' });
    expect((await one.post(path, half)).status).toBe(422);
    const whole = { ...half, 'take:until': 'theirs', 'take:slug': 'theirs' };
    expect(ledTo(await one.post(path, whole))).toContain('content-saved-published');
    expect(await item(path)).toMatchObject({
      'field.title': 'The fair',
      slug: 'summer-fair',
      until,
    });
  });

  it.each([
    ['draft', 'A draft has been saved in the meantime.', 'Save as draft'],
    ['publish', 'A change has been scheduled in the meantime.', 'Change to draft'],
  ])('is a colleague’s %s for Monday, which is not on the site', async (intent, words, button) => {
    const path = await write(`melody-${intent}`);
    const begun = { title: 'Melody', slug: `melody-${intent}`, intent: 'publish' };
    const old = await one.fill(path, { ...begun, title: 'A melody' });
    await other.save(path, { ...begun, title: 'Results', from: '2996-11-23T09:00', intent });
    const page = await look(await one.post(old.action, old.fields));
    for (const text of [words, 'The draft Results', `${button} Save and publish`]) {
      expect(page.words).toContain(text);
    }
    for (const { fields } of page.forms) expect(fields).not.toHaveProperty('intent', 'publish');
    await other.post(`${path}/drop-draft`);
    const dropped = await look(await one.post(path, choose(page, { intent: 'publish' })));
    expect(dropped.words).toContain('Its draft has been published or deleted in the meantime.');
  });

  it('that a colleague has scheduled is published at once by a button that says so', async () => {
    const path = await write('carol');
    const begun = { title: 'Carol', slug: 'carol', intent: 'publish' };
    const old = await one.fill(path, { ...begun, title: 'A carol' });
    await other.save(path, { ...begun, title: 'Results', from: '2996-11-23T09:00' });
    const page = await look(await one.post(old.action, old.fields));
    expect(page.words).toContain('All my text: Save and publish');
    const mine = page.forms.find(({ fields }) => fields.whole === 'mine')?.fields ?? {};
    const saved = await one.post(path, { ...mine, intent: 'publish' });
    expect(ledTo(saved)).toContain('content-saved-published');
  });

  it('shows a changed state, and has a publish button that says so', async () => {
    const path = await write('bazaar');
    const begun = { title: 'bazaar', slug: 'bazaar', intent: 'publish' };
    const old = await one.fill(path, { ...begun, title: 'The bazaar' });
    await other.post(`${path}/hide`);
    const page = await look(await one.post(old.action, old.fields));
    expect(page.words).toContain('It has been hidden in the meantime.');
    expect(page.words).toContain('Save and show');
    expect(page.words).not.toContain('Save my choices');
    for (const { fields } of page.forms) expect(fields).not.toHaveProperty('intent', 'publish');
    const kept = choose(page, { 'take.title': 'mine', intent: 'draft' });
    expect(ledTo(await one.post(path, kept))).toContain('content-saved-draft');
    expect((await item(path)).state).toBe('hidden');
  });
});

it('the current version stays if it is chosen, including links and checkboxes', async () => {
  const link = 'https://social.example/meera';
  const begun = { name: 'Meera Jain', position: 'Art', intent: 'publish' };
  const social = { 'social_links.facebook': link, 'social_links.facebook_status': 'yes' };
  const added = await one.save('/content/faculty/new', begun);
  const path = `/content/faculty/${idIn(ledTo(added))}`;
  const none = { 'social_links.facebook': '' };
  const old = await one.fill(path, { ...begun, ...none, position: 'Music' });
  await other.save(path, { ...begun, ...social });
  const page = await look(await one.post(old.action, old.fields));
  const taken = choose(page, {
    'take.position': 'mine',
    'take.social_links.facebook': 'theirs',
    'take.social_links.facebook_status': 'theirs',
    intent: 'publish',
  });
  expect(ledTo(await one.post(path, taken))).toContain('content-saved-published');
  const shown = { position: 'Music', social_links: { facebook: link, facebook_status: 1 } };
  expect(await row('Meera Jain')).toMatchObject(shown);
});
