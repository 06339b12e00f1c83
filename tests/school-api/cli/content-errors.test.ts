import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentSnapshot } from './content-snapshot';
import { type Office, openOffice } from './office';

let office: Office;
let whole: string;
let folder: string;
let before: Awaited<ReturnType<typeof contentSnapshot>>;
beforeAll(async () => {
  office = await openOffice();
  whole = office.inFolder('whole');
  folder = office.inFolder('content');
  await office.school('content', 'export', whole);
  before = await contentSnapshot(office);
});
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(whole, folder, { recursive: true });
});
afterAll(() => office.close());

const file = (name: string) => path.join(folder, name);
const change = (name: string, from: string | RegExp, to: string) =>
  writeFileSync(file(name), readFileSync(file(name), 'utf8').replace(from, to));
const importNow = () => office.school('content', 'import', folder);

/** Open emphasis, which a parser repeats in each paragraph. */
const emphasised = `<p>${'<b>'.repeat(300)}${'<p>x'.repeat(300)}`;

/** Each line is ten of the one before. */
const unfolding = Array.from({ length: 9 }, (_, level) => {
  const ten = Array.from({ length: 10 }, () => (level === 0 ? 'x' : `*a${level - 1}`));
  return `- &a${level} [${ten.join(', ')}]\n`;
}).join('');

describe('a problem in a content folder', () => {
  const cases: [string, () => void, string][] = [
    [
      'a list that is not YAML',
      () => writeFileSync(file('fees.yaml'), '- category: "A\n  amount: 1\n'),
      'fees.yaml, line ',
    ],
    [
      'a file that is not a list',
      () => writeFileSync(file('fees.yaml'), 'category: A\n'),
      'fees.yaml: must be a list',
    ],
    [
      'a missing name',
      () => change('faculty.yaml', /name: Dr Ritambhar.*\n {2}/, ''),
      'faculty.yaml, record 2, name: is missing',
    ],
    [
      'a field of another name',
      () => change('faculty.yaml', /position:/, 'postion:'),
      'faculty.yaml, record 1 (Shri Anirveda Champakar), postion: there is no such field',
    ],
    [
      'an invalid number',
      () => change('fees.yaml', '1500', 'much'),
      'fees.yaml, record 1 (Admission Registration Fee), amount: must be a number of rupees',
    ],
    [
      'an invalid day',
      () => change('admission-dates.yaml', '2026-12-13', '2026-13-12'),
      'admission-dates.yaml, record 1 (Vraja campus), admission_date: must be a day such as',
    ],
    [
      'an unknown category',
      () => change('publications.yaml', /category: \w+/, 'category: comics'),
      'category: must be one of academic, book, publication',
    ],
    [
      'an invalid address',
      () => change('competitions.yaml', /link: .*/, 'link: javascript:alert(1)'),
      'link: must be an address such as',
    ],
    [
      'an invalid flag',
      () => change('faculty.yaml', 'facebook_status: 1', 'facebook_status: yes'),
      'social_links.facebook_status: must be 1 (shown) or 0',
    ],
    [
      'an id that is there twice',
      () => change('faculty.yaml', 'id: 2\n', 'id: 1\n'),
      'faculty.yaml, record 2 (Dr Ritambhar Malatikar), id: is that of record 1',
    ],
    [
      'a picture that is not there',
      () => change('faculty.yaml', 'portraits/p11.webp', 'portraits/p99.webp'),
      'faculty.yaml, record 1 (Shri Anirveda Champakar), picture: there is no file media/portraits/p99.webp',
    ],
    [
      'a file outside of the folder',
      () => change('faculty.yaml', 'media/portraits/p11.webp', 'media/../../secret.pdf'),
      'picture: there is no file media/../../secret.pdf',
    ],
    [
      'a picture in a text that is not there',
      () => change('news/holi-with-flowers.md', '\n---\n', '\n---\n<img src="/media/x.webp">\n'),
      'news/holi-with-flowers.md, text: there is no file media/x.webp',
    ],
    [
      'a text with more formatting than a page can show',
      () => change('news/holi-with-flowers.md', '\n---\n', `\n---\n${emphasised}\n`),
      'news/holi-with-flowers.md, text: has more formatting than a page can show',
    ],
    [
      'a news item without its fields',
      () => writeFileSync(file('news/bare.md'), 'Hello'),
      'news/bare.md: must begin with ---',
    ],
    [
      'a news item without a date',
      () => change('news/holi-with-flowers.md', /date: .*\n/, ''),
      'news/holi-with-flowers.md, date: is missing',
    ],
    [
      'a date that does not exist',
      () => change('news/holi-with-flowers.md', /date: .*\n/, 'date: 2026-02-30\n'),
      'news/holi-with-flowers.md, date: must be a day such as',
    ],
    [
      'a news item of another kind of file',
      () => writeFileSync(file('news/letter.doc'), 'Hello'),
      'news/letter.doc: is not a news item',
    ],
    [
      'a list that is far too large',
      () => writeFileSync(file('fees.yaml'), '#'.repeat(6 << 20)),
      'fees.yaml: is larger than 5 MB',
    ],
    [
      'references that unfold to millions',
      () => writeFileSync(file('fees.yaml'), unfolding),
      'fees.yaml: cannot be read: Excessive alias count',
    ],
    [
      'a list with a misspelt name',
      () => writeFileSync(file('facutly.yaml'), '- name: A\n'),
      'facutly.yaml: is not known; the lists are ',
    ],
  ];

  it.each(cases)(
    'is reported with file and field, and nothing is changed: %s',
    async (_, breakFolder, said) => {
      change('announcements.yaml', /name: .*/, 'name: Changed as well');
      breakFolder();
      const { code, out, told } = await importNow();
      expect([code, out]).toEqual([1, '']);
      expect(told).toContain(said);
      expect(told).toContain('Nothing was changed.');
      expect(await contentSnapshot(office)).toEqual(before);
    },
  );

  it('is reported together with all others', async () => {
    change('news/holi-with-flowers.md', /title: .*\n/, '');
    change('fees.yaml', '1500', 'much');
    expect((await importNow()).told).toMatch(/fees\.yaml(.|\n)*2 things to mend/);
  });

  it('reports a folder that is missing or empty', async () => {
    rmSync(folder, { recursive: true });
    expect((await importNow()).told).toContain('There is no folder');
    mkdirSync(folder);
    expect((await importNow()).told).toContain('holds no content');
  });
});
