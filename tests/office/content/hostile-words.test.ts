import { afterAll, beforeAll, expect, it } from 'vitest';
import { fieldsOf } from '@/school-api/content/editing/form-fields';
import { lists } from '@/school-api/content/lists/lists';
import { payloads } from '../../security/payloads';
import { some } from '../../support/cases';
import type { TestOffice } from '../support/office';
import type { PageElement } from '../support/read-page';
import { idIn, ledTo, look, openContentDesk, openTestOffice } from './desk';

let office: TestOffice;
let desk: Awaited<ReturnType<typeof openContentDesk>>;
beforeAll(async () => {
  office = await openTestOffice();
  desk = await openContentDesk(office);
});
afterAll(() => office.close());

const ACTIVE = /^(on.*|style|srcdoc|formaction|autofocus|contenteditable|http-equiv)$/i;
const FOREIGN =
  /^(iframe|object|embed|base|frame|style|video|audio|math|map|marquee|template|portal)$/;

/** What no page of the office has, wherever its words come from. */
function foreign({ name, attributes }: PageElement): boolean {
  const { src = '/', href = '/', type, action = '/' } = attributes;
  if (FOREIGN.test(name) || Object.keys(attributes).some((one) => ACTIVE.test(one))) return true;
  if (name === 'script') return type !== 'module' || !src.startsWith('/files/office');
  const isOwn = (address: string) =>
    /^(\/(?!\/)|#|\?|data:image\/svg\+xml,|http:\/\/localhost:3000\/)/.test(address);
  return ![src, href, action].every(isOwn);
}

async function lookAt(path: string, words: string) {
  const page = await desk.open(path);
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
  'the words of a record are words on each page of it, whatever they are ($number)',
  async ({ words: group }) => {
    const begun = await desk.save('/content/news/new', { title: 'Begun', act: 'draft' });
    const path = `/content/news/${idIn(ledTo(begun))}`;
    for (const [at, words] of group.entries()) {
      const typed = { title: words, text: words, description: words, act: 'draft' };
      expect((await desk.save(path, typed)).status, words).toBe(303);
      const { forms } = await lookAt(path, words);
      const form = forms.find(({ fields }) => 'field.text' in fields);
      expect(form?.fields['field.text']).toBe(words.replaceAll('\0', '').trim());
      await lookAt(`${path}/versions/${at + 2}`, words);
    }
    await lookAt('/content/news', group.join(' '));
  },
);

it('the words of a refused form and of a choice are words too, in each list', async () => {
  const words = payloads.slice(0, 12).join(' ');
  for (const { name } of lists) {
    const typed = Object.fromEntries(fieldsOf(name).map((field) => [`field.${field.name}`, words]));
    const more = { act: 'publish', from: words, until: words, slug: words, basedOn: words };
    const refused = await look(await desk.post(`/content/${name}/new`, { ...typed, ...more }));
    expect(refused.status, name).toBe(422);
    expect(refused.elements.filter(foreign), name).toEqual([]);
  }
  const begun = await desk.save('/content/news/new', { title: words, text: words, act: 'draft' });
  const path = `/content/news/${idIn(ledTo(begun))}`;
  const stale = await look(
    await desk.post(path, { basedOn: words, 'field.title': 'x', 'field.text': 'y' }),
  );
  expect(stale.status).toBe(409);
  expect(stale.elements.filter(foreign)).toEqual([]);
});
