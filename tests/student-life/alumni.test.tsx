import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { StudentLifePage } from '@/components/student-life/student-life-page';
import { sanitise } from '@/lib/html/sanitise';
import { firstWords } from '@/lib/html/truncate';
import { type AlumniView, readAlumni } from '@/lib/school-api/alumni';
import { failure } from '@/lib/school-api/result';
import { good } from '../news/samples';
import { parse } from '../ui/parse';

vi.mock('@/lib/school-api/alumni', () => ({ readAlumni: vi.fn() }));
const read = vi.mocked(readAlumni);

const ALUMNI = 6;
const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');

const person = (number: number, text: string): AlumniView => ({
  id: String(number),
  name: `Person ${number}`,
  picture: `/media/portraits/${number}.webp`,
  description: sanitise(`<p>${text}</p>`),
  preview: firstWords(text),
  socialLinks: [{ network: 'linkedin', href: `https://linkedin.example.org/${number}` }],
});

const show = async () => parse(renderToStaticMarkup(await StudentLifePage({ index: ALUMNI })));

beforeEach(() => void read.mockReset().mockResolvedValue(good([])));

describe('alumni', () => {
  test('show picture, name, words and links', async () => {
    read.mockResolvedValue(good([person(1, 'A surgeon.')]));
    const card = (await show()).querySelector('.person-card');
    expect(card?.querySelector('h2')?.textContent).toBe('Person 1');
    expect(card?.querySelector('img')?.getAttribute('src')).toContain('1.webp');
    expect(card?.textContent).toContain('A surgeon.');
    const link = card?.querySelector('.person-links a');
    expect(link?.getAttribute('href')).toBe('https://linkedin.example.org/1');
    expect([link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener',
    ]);
    expect(link?.textContent).toBe('Person 1 on LinkedIn (opens in a new tab)');
  });

  test('of 50 words have nothing more to read', async () => {
    read.mockResolvedValue(good([person(1, words(50))]));
    expect((await show()).querySelector('details')).toBeNull();
  });

  test('of 51 words show 50 of them, and the rest behind Read more and Show less', async () => {
    read.mockResolvedValue(good([person(1, words(51))]));
    const card = (await show()).querySelector('.person-card');
    expect(card?.querySelector('.read-more-excerpt')?.textContent).toBe(`${words(50)}...`);
    expect(card?.querySelector('summary')?.textContent).toContain('Read more');
    expect(card?.querySelector('summary')?.textContent).toContain('Show less');
    expect(card?.querySelector('details .rich-text')?.textContent).toBe(words(51));
  });

  test('without a picture get the placeholder, without links no empty list', async () => {
    read.mockResolvedValue(good([{ ...person(1, 'x'), picture: null, socialLinks: [] }]));
    const card = (await show()).querySelector('.person-card');
    expect(card?.querySelector('img')?.getAttribute('src')).toBe('/art/placeholder-person.svg');
    expect(card?.querySelector('.person-links')).toBeNull();
  });

  test('fail silently: the page keeps its text and is cached briefly', async () => {
    read.mockResolvedValue(failure('timeout', 'no answer'));
    const page = await show();
    expect(page.querySelector('.person-grid')).toBeNull();
    expect(page.querySelector('[data-degraded]')).not.toBeNull();
    expect(page.querySelector('[role="alert"]')).toBeNull();
    expect(page.querySelector('h1')?.textContent).toBe('Alumni');
  });
});

test('the other tabs of Student Life do not ask for alumni', async () => {
  renderToStaticMarkup(await StudentLifePage({ index: 0 }));
  expect(read).not.toHaveBeenCalled();
});
