import { describe, expect, it } from 'vitest';
import { wordsOf } from '@/school-api/office/screens/content/changes';
import { onSite } from '../../support/content';
import { idIn, ledTo, openContentScreens, openTestOffice } from './open-screens';

const office = await openTestOffice();
const screens = await openContentScreens(office);

const TEXTS = [
  '<p>Teaches since 2001.</p>',
  '<p>Teaches chess since 2001.</p>',
  '<p>Teaches chess since 2011.</p>',
];

describe('versions', () => {
  it('show what each save changed, and any can be restored', async () => {
    const [first = '', ...later] = TEXTS;
    const intent = 'publish';
    const added = await screens.save('/content/faculty/new', {
      name: 'Ila Jha',
      description: first,
      intent,
    });
    const path = `/content/faculty/${idIn(ledTo(added))}`;
    for (const description of later)
      await screens.save(path, { name: 'Ila Jha', description, intent });
    const list = await screens.open(`${path}/versions`);
    for (const number of [1, 2, 3]) expect(list.words).toContain(`Version ${number}`);

    const second = await screens.open(`${path}/versions/2`);
    expect(second.html).toMatch(/<ins>.*chess.*<\/ins>/);
    expect(second.html).not.toMatch(/<del>/);
    expect(second.words).toContain('Added:');
    const third = await screens.open(`${path}/versions/3`);
    expect(third.html).toMatch(/<del>.*2001.*<\/del>/);
    expect(third.html).toMatch(/<ins>.*2011.*<\/ins>/);
    const since = await screens.open(`${path}/versions/1?against=now`);
    expect(since.html).toMatch(/<ins>.*2011.*<\/ins>/);

    const undone = await screens.press(second.formTo(/\/versions\/2\/undo$/));
    expect(undone).toContain(`${path}?message=content-undone`);
    const rows = await onSite(office.deps.db, 'faculty');
    expect(rows).toMatchObject([{ name: 'Ila Jha', description: TEXTS[1] }]);
    expect((await screens.open(`${path}/versions`)).words).toContain('Version 4');
  });

  it('open as a draft, which the site does not show; a deleted draft comes back on Undo', async () => {
    const typed = { name: 'Jaya Rao', position: 'Art', intent: 'publish' };
    const path = `/content/faculty/${idIn(ledTo(await screens.save('/content/faculty/new', typed)))}`;
    await screens.save(path, { ...typed, position: 'Music' });
    const first = await screens.open(`${path}/versions/1`);
    await screens.press(first.formTo(/\/versions\/1\/draft$/));
    const positions = async () => {
      const rows = await onSite(office.deps.db, 'faculty');
      const { forms } = await screens.open(path);
      return [
        rows.find(({ name }) => name === 'Jaya Rao')?.position,
        forms.find(({ fields }) => 'basedOn' in fields)?.fields['field.position'],
      ];
    };
    expect(await positions()).toEqual(['Music', 'Art']);
    const dropped = await screens.press((await screens.open(path)).formTo(/drop-draft$/));
    expect(await positions()).toEqual(['Music', 'Music']);
    await screens.press((await screens.open(dropped)).formTo(/\/draft$/));
    expect(await positions()).toEqual(['Music', 'Art']);
    await screens.save(path, { ...typed, intent: 'draft', until: '2996-11-24T09:00' });
    // Its end would be lost.
    const ended = await screens.press((await screens.open(path)).formTo(/drop-draft$/));
    expect((await screens.open(ended)).formTo(/\/draft$/)).toBeUndefined();
  });

  it('show a changed address, which is not restored', async () => {
    const sent = { title: 'Sports day', text: '<p>Won.</p>', intent: 'publish' };
    const path = `/content/news/${idIn(ledTo(await screens.save('/content/news/new', sent)))}`;
    await screens.save(path, { ...sent, slug: 'kabaddi-final' });
    const second = await screens.open(`${path}/versions/2`);
    expect(second.words).toContain('Last part of its address');
    expect(second.html).toMatch(/<ins>.*kabaddi.*<\/ins>/);
    await screens.save(path, { ...sent, text: '<p>Lost.</p>', slug: 'kabaddi-final' });
    const first = await screens.open(`${path}/versions/1`);
    expect(first.words).toContain('Its address does not change.');
    await screens.press(first.formTo(/\/versions\/1\/undo$/));
    const rows = await onSite(office.deps.db, 'news');
    expect(rows).toMatchObject([{ title: 'Sports day', slug: 'kabaddi-final' }]);
  });

  it('that do not exist are not found', async () => {
    const added = await screens.save('/content/faculty/new', { name: 'Jaya Roy', intent: 'draft' });
    const path = `/content/faculty/${idIn(ledTo(added))}`;
    for (const number of ['99', '0', 'x']) {
      expect((await screens.get(`${path}/versions/${number}`)).status, number).toBe(404);
    }
  });
});

it('the text of HTML is what a person reads, one line per paragraph', () => {
  const html =
    '<h2>Chess</h2><p>We <b>won</b>\n again &amp; again.</p><ul><li>One</li><li>Two</li></ul><img src="/media/a.webp" alt="A cup">';
  expect(wordsOf(html)).toBe('Chess\nWe won again & again.\n• One\n• Two\n[picture A cup]');
});
