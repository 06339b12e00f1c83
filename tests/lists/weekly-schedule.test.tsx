import { expect, test } from 'vitest';
import WeeklySchedule from '@/app/weekly-schedule/page';
import { pageWith } from '../ui/render';

const week = { id: '1', title: 'Week 1', scheduled_date: '2026-11-16', file: '/media/files/1.pdf' };
const rowsOf = async (...records: object[]) => {
  const page = await pageWith({ 'weekly-schedules': records }, WeeklySchedule);
  return [...page.querySelectorAll('.schedule-rows > li')];
};

test('a week has its title, its long date and its file in a new tab', async () => {
  const [row] = await rowsOf(week);
  expect(row?.querySelector('h2')?.textContent).toBe('Week 1');
  expect(row?.querySelector('time')?.textContent).toBe('November 16, 2026');
  const view = row?.querySelector('a');
  expect([view?.textContent, view?.getAttribute('href'), view?.target]).toEqual([
    'View Now',
    '/media/files/1.pdf',
    '_blank',
  ]);
  expect(view?.getAttribute('aria-label')).toBe('View Now: Week 1');
});

test('a week leaves out a missing date and file', async () => {
  const [row] = await rowsOf({ ...week, scheduled_date: '', file: '' });
  expect(row?.textContent).toBe('Week 1');
});
