import { expect, test } from 'vitest';
import { StudentLifePage } from '@/components/student-life/student-life-page';
import { attributes, pageWith, texts } from '../ui/render';

const ALUMNI = 6;
const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
const linked = [{ linkedin: 'https://linkedin.example.org/1', linkedin_status: 1 }];

const person = (description: string, more: object = {}) => ({
  id: 1,
  name: 'Person 1',
  picture: '/media/portraits/1.webp',
  social_links: linked,
  description: `<p>${description}</p>`,
  ...more,
});
const page = (answers: Record<string, unknown>) =>
  pageWith(answers, () => StudentLifePage({ index: ALUMNI }));
const cardOf = async (alumnus: object) =>
  (await page({ alumni: [alumnus] })).querySelector('.person-card');

test('an alumnus has a picture, words and links', async () => {
  const card = await cardOf(person('A surgeon.'));
  expect(card?.querySelector('h2')?.textContent).toBe('Person 1');
  expect(card?.querySelector('img')?.getAttribute('src')).toContain('1.webp');
  expect(card?.textContent).toContain('A surgeon.');
  expect(attributes(card, '.person-links a[target="_blank"][rel="noopener"]')).toEqual([
    'https://linkedin.example.org/1',
  ]);
  expect(texts(card, '.person-links a')).toEqual(['Person 1 on LinkedIn (opens in a new tab)']);
});

test('50 words have no toggle, with 51 the rest is behind Read more', async () => {
  expect((await cardOf(person(words(50))))?.querySelector('details')).toBeNull();
  const card = await cardOf(person(words(51)));
  expect(texts(card, '.read-more-excerpt')).toEqual([`${words(50)}...`]);
  expect(texts(card, 'summary')[0]).toMatch(/Read more.*Show less/);
  expect(texts(card, 'details .rich-text')).toEqual([words(51)]);
});

test('an alumnus without a picture has the placeholder, without links no empty list', async () => {
  const card = await cardOf(person('x', { picture: '', social_links: [] }));
  expect(attributes(card, 'img', 'src')).toEqual(['/art/placeholder-person.svg']);
  expect(card?.querySelector('.person-links')).toBeNull();
});

test('alumni fail silently: the page keeps its text, and other tabs do not ask for them', async () => {
  const failed = await page({});
  expect(failed.querySelector('.person-grid, [role="alert"]')).toBeNull();
  expect(failed.querySelector('[data-degraded]')).not.toBeNull();
  expect(failed.querySelector('h1')?.textContent).toBe('Alumni');
  const other = await pageWith({}, () => StudentLifePage({ index: 0 }));
  expect(other.querySelector('[data-degraded]')).toBeNull();
});
