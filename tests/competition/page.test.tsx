import { expect, test } from 'vitest';
import Competition from '@/app/competition/page';
import { attributes, pageWith, texts } from '../ui/render';

const contest = (id: string, more: object = {}) => ({
  id,
  name: `Contest ${id}`,
  scheduled_date: '2026-12-04T18:30:00Z',
  details: '<p>Chapter <strong>12</strong></p>',
  link: `https://forms.example.org/${id}`,
  ...more,
});
const page = (...competitions: object[]) => pageWith({ competitions }, Competition);

test('a competition has its local day, its details and a link to apply in a new tab', async () => {
  const document = await page(contest('1'), contest('2'));
  expect(texts(document, '.competition-card h3')).toEqual(['Contest 1', 'Contest 2']);
  expect(texts(document, '.competition-card strong')).toEqual(['12', '12']);
  expect(document.querySelector('.date-leaf')?.textContent).toBe('05 Dec 2026');
  const apply = document.querySelector<HTMLAnchorElement>('.competition-card-end a');
  expect([apply?.textContent, apply?.href, apply?.target, apply?.rel]).toEqual([
    'Apply',
    'https://forms.example.org/1',
    '_blank',
    'noopener',
  ]);
  expect(document.querySelector('[role="alertdialog"]')).toBeNull();
});

test.each(['', 'some day'])('a competition has no date when it is %j', async (date) => {
  const document = await page(contest('1', { scheduled_date: date }));
  expect(document.querySelector('.date-leaf')?.textContent).toBe('Date not available');
});

test('one alert serves all competitions without a link', async () => {
  const document = await page(contest('1', { link: '' }), contest('2'), contest('3', { link: '' }));
  const [alert, ...others] = document.querySelectorAll('[role="alertdialog"]');
  expect(others).toEqual([]);
  expect(alert?.querySelector('p')?.textContent).toBe('No application link available.');
  const openers = `.competition-card-end a[data-opens="${alert?.id}"][href="#${alert?.id}"]`;
  expect(attributes(document, openers, 'aria-label')).toEqual([
    'Apply: Contest 1',
    'Apply: Contest 3',
  ]);
});
