import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import MonthPage from '@/app/calendar/month/[month]/page';
import CalendarPage from '@/app/calendar/page';
import { calendar } from '@/content/calendar';
import { failedList } from '@/content/failed-list';
import { readCalendar } from '@/lib/calendar/read-calendar';
import { attributes, pageWith, texts } from '../ui/render';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-10T06:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const event = (title: string, first_day: string, more: object = {}) => ({
  id: title,
  title,
  first_day,
  audience: 'Everyone',
  ...more,
});

const all = {
  events: [
    event('Annual day', '2026-12-19', { from_time: '16:00', until_time: '19:30', place: 'Hall' }),
    event('Winter holidays', '2026-12-31', { last_day: '2027-01-10' }),
    event('House final', '2026-12-13', { cancelled: true }),
    event('Sports day', '2026-11-20'),
  ],
  'admission-dates': {
    dates_with_locations: [
      { location: 'Campus', admission_date: '2027-01-03', admission_time: '9:30 am' },
    ],
    admission_texts_with_locations: [],
  },
  competitions: [{ id: 1, name: 'Recital', scheduled_date: '2026-12-14' }],
  'weekly-schedules': [{ id: 1, title: 'Week 12', scheduled_date: '2026-12-14', file: '/a.pdf' }],
};

const show = (answers: Record<string, unknown> = all) => pageWith(answers, CalendarPage);
const month = (value: string) =>
  pageWith(all, () => MonthPage({ params: Promise.resolve({ month: value }) }));

describe('the calendar', () => {
  it('joins events, tests, competitions and weeks from today on, by month', async () => {
    const page = await show();
    expect(texts(page, '.calendar-month h2')).toEqual(['December 2026', 'January 2027']);
    expect(texts(page, '.calendar-item h3')).toEqual([
      ...[`House final${calendar.cancelled}`, 'Recital', 'Week 12', 'Annual day'],
      ...['Winter holidays', 'Admission test'],
    ]);
    expect(texts(page, '.calendar-facts')).toContain('4 pm to 7:30 pm\u00a0· Hall\u00a0· Everyone');
    expect(texts(page, '.calendar-facts')).toContain('31 Dec 2026 to 10 Jan 2027\u00a0· Everyone');
    expect(texts(page, '.calendar-facts')).toContain('9:30 am\u00a0· Campus\u00a0· Applicants');
  });

  it('links every month, and each of them its neighbours', async () => {
    const names = ['January 2027', 'December 2026', 'November 2026'];
    expect(texts(await show(), '.calendar-others a')).toEqual(names);
    const december = await month('2026-12');
    expect(texts(december, '.calendar-others p a')).toEqual([
      ...['Earlier: November 2026', 'Later: January 2027', calendar.coming],
    ]);
    expect(attributes(december, '.calendar-others p a')).toEqual([
      ...['/calendar?month=2026-11', '/calendar?month=2027-01', '/calendar'],
    ]);
    expect((await month('2026-10')).body.textContent).toContain(calendar.emptyMonth);
  });

  it('distinguishes tests on the same day at the same place', async () => {
    const test = { location: 'Campus', admission_date: '2027-01-03' };
    const dates_with_locations = ['9 am', '2 pm'].map((admission_time) => {
      return { ...test, admission_time };
    });
    const dates = { dates_with_locations, admission_texts_with_locations: [] };
    const uids: string[] = [];
    await pageWith({ ...all, 'admission-dates': dates }, async () => {
      uids.push(...(await readCalendar()).items.map(({ uid }) => uid));
      return null;
    });
    expect(uids.filter((uid) => uid.startsWith('test-'))).toHaveLength(2);
    expect(new Set(uids).size).toBe(uids.length);
  });

  it('links months that only continue an event', async () => {
    const long = event('Exhibition', '2026-12-20', { last_day: '2027-02-10' });
    const page = await show({ ...all, events: [long], 'admission-dates': 'down' });
    const names = ['February 2027', 'January 2027', 'December 2026'];
    expect(texts(page, '.calendar-others a')).toEqual(names);
  });

  it('shows a month with what is over, and what began in the month before', async () => {
    expect(texts(await month('2026-11'), '.calendar-item h3')).toEqual(['Sports day']);
    const january = await month('2027-01');
    expect(texts(january, '.calendar-item h3')).toEqual(['Winter holidays', 'Admission test']);
  });

  it('reports missing dates while a list cannot be read', async () => {
    const page = await show({ ...all, events: 'down' });
    expect(page.body.textContent).toContain(calendar.partly);
    expect(texts(page, '.calendar-item h3')).toContain('Recital');
    expect(page.querySelector('[data-degraded]')).not.toBeNull();
  });

  it('does not claim to be empty when nothing could be read', async () => {
    const page = await show({
      events: 'down',
      competitions: 'down',
      'weekly-schedules': 'down',
      'admission-dates': 'down',
    });
    expect(page.body.textContent).toContain(failedList.text);
    expect(page.body.textContent).not.toContain(calendar.empty);
  });

  it('shows a message when there are no dates', async () => {
    const none = { events: [], competitions: [], 'weekly-schedules': [] };
    const page = await show({
      ...all,
      ...none,
      'admission-dates': { dates_with_locations: [], admission_texts_with_locations: [] },
    });
    expect(page.body.textContent).toContain(calendar.empty);
  });

  it('leaves out an event with an invalid day', async () => {
    const page = await show({
      ...all,
      events: [event('Odd', 'soon'), event('Good', '2026-12-11')],
    });
    expect(texts(page, '.calendar-item h3')).not.toContain('Odd');
    expect(texts(page, '.calendar-item h3')).toContain('Good');
  });
});
