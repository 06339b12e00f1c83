import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import Competition from '@/app/competition/page';
import { school } from '@/content/school';
import { sanitise } from '@/lib/html/sanitise';
import { type CompetitionView, readCompetitions } from '@/lib/school-api/competitions';
import { failure } from '@/lib/school-api/result';
import { good } from '../news/samples';
import { parse } from '../ui/parse';

vi.mock('@/lib/school-api/competitions', () => ({ readCompetitions: vi.fn() }));
const read = vi.mocked(readCompetitions);
beforeEach(() => void read.mockReset());

const item = (id: string, more: Partial<CompetitionView> = {}): CompetitionView => ({
  id,
  name: `Contest ${id}`,
  date: '2026-12-04T18:30:00.000Z',
  details: sanitise('<p>Chapter <strong>12</strong></p>'),
  link: `https://forms.example.org/${id}`,
  ...more,
});
const page = async () => parse(renderToStaticMarkup(await Competition()));
const applies = (document: Document) =>
  [...document.querySelectorAll('.competition-card-end a')] as HTMLAnchorElement[];

describe('the competition page', () => {
  test('names the school and lists what is scheduled', async () => {
    read.mockResolvedValue(good([item('1'), item('2')]));
    const document = await page();
    expect([...document.querySelectorAll('h2')].map((each) => each.textContent)).toEqual([
      `${school.shortName} In-Campus Competition`,
      'Scheduled Competitions',
      'Good to know',
    ]);
    const cards = [...document.querySelectorAll('.competition-card')];
    expect(cards).toHaveLength(2);
    expect(cards[0]?.querySelector('h3')?.textContent).toBe('Contest 1');
    expect(cards[0]?.querySelector('strong')?.textContent).toBe('12');
  });

  test('shows the day at the school, whatever the zone of the record', async () => {
    read.mockResolvedValue(good([item('1')]));
    expect((await page()).querySelector('.date-leaf')?.textContent).toBe('05 Dec 2026');
  });

  test.each([null, 'some day'])('says that there is no date when it is %j', async (date) => {
    read.mockResolvedValue(good([item('1', { date })]));
    expect((await page()).querySelector('.date-leaf')?.textContent).toBe('Date not available');
  });

  test('applies in a new tab', async () => {
    read.mockResolvedValue(good([item('1')]));
    const document = await page();
    const [apply] = applies(document);
    expect(apply?.textContent).toBe('Apply');
    expect(apply?.href).toBe('https://forms.example.org/1');
    expect(apply?.target).toBe('_blank');
    expect(document.querySelector('[role="alertdialog"]')).toBeNull();
  });

  test('alerts once for all that have no link', async () => {
    read.mockResolvedValue(good([item('1', { link: null }), item('2'), item('3', { link: null })]));
    const document = await page();
    const alerts = [...document.querySelectorAll('[role="alertdialog"]')];
    expect(alerts).toHaveLength(1);
    expect(alerts[0]?.querySelector('p')?.textContent).toBe('No application link available.');
    const openers = applies(document).filter((each) => each.dataset.opens === alerts[0]?.id);
    expect(openers.map((each) => each.getAttribute('aria-label'))).toEqual([
      'Apply: Contest 1',
      'Apply: Contest 3',
    ]);
    expect(openers[0]?.getAttribute('href')).toBe(`#${alerts[0]?.id}`);
  });

  test('says so when there is none', async () => {
    read.mockResolvedValue(good([]));
    const document = await page();
    expect(document.querySelector('.state')?.textContent).toBe('No competitions available.');
    expect(document.querySelector('[data-degraded]')).toBeNull();
  });

  test('says the same when the read failed, is marked as degraded and can be tried again', async () => {
    read.mockResolvedValue(failure('http', 'broken', 500));
    const document = await page();
    const said = [...document.querySelectorAll('.state > p')].map((each) => each.textContent);
    expect(said).toEqual([
      'No competitions available.',
      'This list could not be loaded just now.',
      'Try again',
    ]);
    expect(document.querySelector('.state a')?.getAttribute('href')).toBe('/competition');
    expect(document.querySelector('[data-degraded]')).not.toBeNull();
  });
});
