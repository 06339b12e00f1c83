import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import Careers from '@/app/careers/page';
import { school } from '@/content/school';
import { sanitise } from '@/lib/html/sanitise';
import { failure } from '@/lib/school-api/result';
import { readVacancies, type VacancyView } from '@/lib/school-api/vacancies';
import { good } from '../news/samples';
import { parse } from '../ui/parse';

vi.mock('@/lib/school-api/vacancies', () => ({ readVacancies: vi.fn() }));
const read = vi.mocked(readVacancies);
beforeEach(() => void read.mockReset());

const vacancy = (name: string, more: Partial<VacancyView> = {}): VacancyView => ({
  name,
  subjects: 'Physics, Chemistry',
  info: sanitise('<p>Two <strong>sections</strong></p>'),
  ...more,
});
const page = async () => parse(renderToStaticMarkup(await Careers()));

describe('the careers page', () => {
  test('lists each vacancy with its subjects and a way to more', async () => {
    read.mockResolvedValue(good([vacancy('Teacher, Physics'), vacancy('Warden')]));
    const cards = [...(await page()).querySelectorAll('.vacancy-card')];
    expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual([
      'Teacher, Physics',
      'Warden',
    ]);
    expect(cards[0]?.textContent).toContain('Physics, Chemistry');
    expect(cards[0]?.querySelector('a')?.textContent).toBe('Click to view more');
  });

  test('has a dialog for each, with Close and Apply Now', async () => {
    read.mockResolvedValue(good([vacancy('Teacher, Physics & more')]));
    const document = await page();
    const opener = document.querySelector<HTMLElement>('.vacancy-card a');
    const dialog = document.querySelector('dialog');
    expect(dialog?.id).toBe(opener?.dataset.opens);
    expect(dialog?.querySelector('h2')?.textContent).toBe('Teacher, Physics & more');
    expect(dialog?.querySelector('dd')?.textContent).toBe('Physics, Chemistry');
    expect(dialog?.querySelector('strong')?.textContent).toBe('sections');
    expect(dialog?.querySelector('[data-closes]')?.textContent).toBe('Close');
    const apply = [...(dialog?.querySelectorAll('a') ?? [])].at(-1);
    expect(apply?.textContent).toBe('Apply Now');
    expect(apply?.getAttribute('href')).toBe(
      '/careers/apply-now?vacancy=Teacher%2C%20Physics%20%26%20more',
    );
  });

  test('tells two vacancies of one name apart', async () => {
    read.mockResolvedValue(good([vacancy('Warden'), vacancy('Warden')]));
    const ids = [...(await page()).querySelectorAll('dialog')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  test('leaves out subjects that are not there', async () => {
    read.mockResolvedValue(good([vacancy('Warden', { subjects: '' })]));
    const document = await page();
    expect(document.querySelector('.vacancy-card p')).toBeNull();
    const terms = [...document.querySelectorAll('dialog dt')].map(({ textContent }) => textContent);
    expect(terms).toEqual(['Additional information']);
  });

  test.each(['', '<p>&nbsp;</p>'])('says that a vacancy has no details: %j', async (html) => {
    read.mockResolvedValue(good([vacancy('Warden', { subjects: '', info: sanitise(html) })]));
    const details = (await page()).querySelector('dialog .vacancy-details');
    expect(details?.textContent).toContain('No details of this post have been published yet.');
    expect(details?.querySelector('a')?.getAttribute('href')).toBe(`mailto:${school.email}`);
  });

  test('says so when the read failed, is marked as degraded, and offers to try again', async () => {
    read.mockResolvedValue(failure('network', 'down'));
    const document = await page();
    expect(document.body.textContent).not.toContain('Loading vacancies...');
    expect(document.querySelector('.state p')?.textContent).toBe(
      'This list could not be loaded just now.',
    );
    const again = document.querySelector('.state a');
    expect([again?.textContent, again?.getAttribute('href')]).toEqual(['Try again', '/careers']);
    expect(document.querySelector('[data-degraded]')).not.toBeNull();
  });

  test('says what it loads while the list is asked for again', async () => {
    read.mockResolvedValue(failure('network', 'down'));
    const region = (await page()).querySelector('.state')?.closest('ui-swap');
    expect(region?.getAttribute('data-loading')).toBe('Loading vacancies...');
  });

  test('says so when no post is open', async () => {
    read.mockResolvedValue(good([]));
    const document = await page();
    expect(document.querySelector('.state')?.textContent).toContain('no open vacancy');
    expect(document.body.textContent).not.toContain('Loading vacancies...');
    expect(document.querySelector('[data-degraded]')).toBeNull();
  });
});
