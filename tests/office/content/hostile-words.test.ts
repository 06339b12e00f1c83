import { expect, it } from 'vitest';
import { fieldsOf, lists } from '@/school-api/content';
import { payloads } from '../../security/payloads';
import { some } from '../../support/cases';
import { foreign } from '../support/foreign';
import { idIn, ledTo, look, openContentScreens, openTestOffice } from './open-screens';

const office = await openTestOffice();
const screens = await openContentScreens(office);

async function lookAt(path: string, words: string) {
  const page = await screens.open(path);
  expect(page.status, path).toBe(200);
  expect(page.elements.filter(foreign), `${path} ${words}`).toEqual([]);
  return page;
}

const AT_ONCE = 20;
const tried = some(payloads, 2 * AT_ONCE);
const groups = Array.from({ length: Math.ceil(tried.length / AT_ONCE) }, (_, n) => ({
  number: n + 1,
  words: tried.slice(n * AT_ONCE, (n + 1) * AT_ONCE),
}));

it('there are enough payloads', () => {
  expect(payloads.length).toBeGreaterThan(100);
});

it.each(groups)(
  'a record’s text is text on each of its pages, whatever it is ($number)',
  async ({ words: group }) => {
    const begun = await screens.save('/content/news/new', { title: 'Begun', intent: 'draft' });
    const path = `/content/news/${idIn(ledTo(begun))}`;
    for (const [at, words] of group.entries()) {
      const typed = { title: words, text: words, description: words, intent: 'draft' };
      expect((await screens.save(path, typed)).status, words).toBe(303);
      const { forms } = await lookAt(path, words);
      const form = forms.find(({ fields }) => 'field.text' in fields);
      expect(form?.fields['field.text']).toBe(words.replaceAll('\0', '').trim());
      await lookAt(`${path}/versions/${at + 2}`, words);
    }
    await lookAt('/content/news', group.join(' '));
  },
);

it('the input of a refused form and of a conflict is text too, in each list', async () => {
  const words = payloads.slice(0, 12).join(' ');
  for (const { name } of lists) {
    const typed = Object.fromEntries(fieldsOf(name).map((field) => [`field.${field.name}`, words]));
    const more = { intent: 'publish', from: words, until: words, slug: words, basedOn: words };
    const refused = await look(await screens.post(`/content/${name}/new`, { ...typed, ...more }));
    expect(refused.status, name).toBe(422);
    expect(refused.elements.filter(foreign), name).toEqual([]);
  }
  const begun = await screens.save('/content/news/new', {
    title: words,
    text: words,
    intent: 'draft',
  });
  const path = `/content/news/${idIn(ledTo(begun))}`;
  const stale = await look(
    await screens.post(path, { basedOn: words, 'field.title': 'x', 'field.text': 'y' }),
  );
  expect(stale.status).toBe(409);
  expect(stale.elements.filter(foreign)).toEqual([]);
});
