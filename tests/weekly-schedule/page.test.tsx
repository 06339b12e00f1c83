import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import WeeklySchedule from '@/app/weekly-schedule/page';
import { failure } from '@/lib/school-api/result';
import { readWeeklySchedules, type ScheduleView } from '@/lib/school-api/weekly-schedules';
import { good } from '../news/samples';
import { parse } from '../ui/parse';

vi.mock('@/lib/school-api/weekly-schedules', () => ({ readWeeklySchedules: vi.fn() }));
const read = vi.mocked(readWeeklySchedules);
beforeEach(() => void read.mockReset());

const item = (id: string, more: Partial<ScheduleView> = {}): ScheduleView => ({
  id,
  title: `Week ${id}`,
  date: '2026-11-15T18:30:00.000Z',
  file: `/media/files/${id}.pdf`,
  ...more,
});
const page = async () => parse(renderToStaticMarkup(await WeeklySchedule()));

describe('the weekly schedule', () => {
  test('has a row for each week with its title, long date and file', async () => {
    read.mockResolvedValue(good([item('1'), item('2'), item('3')]));
    const rows = [...(await page()).querySelectorAll('.schedule-rows > li')];
    expect(rows).toHaveLength(3);
    expect(rows[0]?.querySelector('h2')?.textContent).toBe('Week 1');
    expect(rows[0]?.querySelector('time')?.textContent).toBe('November 16, 2026');
    const view = rows[0]?.querySelector('a');
    expect(view?.textContent).toBe('View Now');
    expect(view?.getAttribute('href')).toBe('/media/files/1.pdf');
    expect(view?.getAttribute('target')).toBe('_blank');
    expect(view?.getAttribute('aria-label')).toBe('View Now: Week 1');
  });

  test('leaves out a date and a file that are not there', async () => {
    read.mockResolvedValue(good([item('1', { date: null, file: null })]));
    const row = (await page()).querySelector('.schedule-rows > li');
    expect(row?.textContent).toBe('Week 1');
  });

  test('says so when there is none', async () => {
    read.mockResolvedValue(good([]));
    const document = await page();
    expect(document.querySelector('.state')?.textContent).toBe('No schedules available');
    expect(document.querySelector('[data-degraded]')).toBeNull();
  });

  test('says the same when the read failed, is marked as degraded and can be tried again', async () => {
    read.mockResolvedValue(failure('timeout', 'no answer'));
    const document = await page();
    const said = [...document.querySelectorAll('.state > p')].map((each) => each.textContent);
    expect(said).toEqual([
      'No schedules available',
      'This list could not be loaded just now.',
      'Try again',
    ]);
    expect(document.querySelector('.state a')?.getAttribute('href')).toBe('/weekly-schedule');
    expect(document.querySelector('[data-degraded]')).not.toBeNull();
  });
});
