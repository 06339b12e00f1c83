import { expect, it } from 'vitest';
import { startSite, stubApiPerTest, world } from './fresh-site';

stubApiPerTest();

async function readEvents() {
  await startSite();
  const events = await import('@/lib/school-api/events');
  return events.readEvents();
}

it.each([
  ['9:30 am', '14:00'],
  ['9.30', '2 p.m.'],
])('a time may be written as %s or %s', async (from_time, until_time) => {
  world.api.answer([{ id: 1, title: 'Fair', first_day: '2026-12-05', from_time, until_time }]);
  expect(await readEvents()).toMatchObject({ data: [{ from: '09:30', until: '14:00' }] });
});

it.each([
  ['ends before it begins', { until_time: '09:00' }, { from: '10:00', until: '' }],
  ['has an end and no beginning', { from_time: '', until_time: '11:00' }, { from: '', until: '' }],
  ['has hours that are none', { from_time: 'noon', until_time: 'late' }, { from: '', until: '' }],
  [
    'lasts several days, until an earlier hour,',
    { last_day: '2026-12-08', until_time: '09:00' },
    { last: '2026-12-08', from: '10:00', until: '09:00' },
  ],
  ['ends on a day before its first', { last_day: '2026-01-01' }, { last: '2026-12-05' }],
])('an event that %s is shown with what can be', async (_, odd, shown) => {
  const event = { id: 1, title: 'Fair', first_day: '2026-12-05', from_time: '10:00', ...odd };
  world.api.answer([event]);
  expect(await readEvents()).toMatchObject({ data: [{ title: 'Fair', ...shown }] });
});
