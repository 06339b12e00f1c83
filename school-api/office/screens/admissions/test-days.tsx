import { subDays } from 'date-fns';
import { formatInIndia } from '@/content/india-time';
import { offeredDates, testOf } from '../../../forms';
import { countComing, dayInWords } from '../../../records';
import { page } from '../../answer';
import type { OfficeDeps, OfficeRequest } from '../../route';
import { DataTable } from '../../view/data-table';
import { PageHead } from '../../view/head';
import { showsTests } from '../records/filter';
import { LIST } from './acts';
import { hourAndPlace } from './test-in-words';

export const TEST_DAYS = { href: `${LIST.href}/tests`, label: 'Test days' };

export const rollPath = (date: string) => `${TEST_DAYS.href}/roll?${new URLSearchParams({ date })}`;

type Asked = Pick<OfficeRequest, 'url'> & { deps: OfficeDeps };

/** Dates from two weeks ago on: those that are offered, and those that somebody comes to. */
export async function readTestDays({ url, deps }: Asked) {
  const { db, now } = deps;
  const since = formatInIndia(subDays(now(), 14), 'yyyy-MM-dd');
  const coming = await countComing(db, since, { test: showsTests({ url, deps }) });
  const offered = (await offeredDates(db)).filter((date) => date >= since);
  const dates = [...new Set([...coming.map(({ date }) => date), ...offered])].sort();
  return dates.map(
    (date) => coming.find((day) => day.date === date) ?? { date, coming: 0, unseated: 0 },
  );
}

/** Who comes to which test, in numbers; each date leads to its roll. */
export async function showTestDays(request: OfficeRequest): Promise<Response> {
  const { db } = request.deps;
  await request.audit({ action: 'applications list', record: 'the test days' });
  const days = await readTestDays(request);
  const rows = await Promise.all(
    days.map(async (day) => ({ ...day, test: await testOf(db, day.date) })),
  );
  const body = (
    <>
      <PageHead
        title={TEST_DAYS.label}
        back={LIST}
        lead={<p>Children come once the registration fee is paid.</p>}
      />
      <DataTable
        caption="Days of the entrance test"
        rows={rows}
        columns={[
          { head: 'Date', cell: ({ date }) => dayInWords(date) },
          { head: 'Hour and place', cell: ({ test }) => hourAndPlace(test) },
          { head: 'Children', cell: ({ coming }) => coming.toLocaleString('en-IN'), align: 'end' },
          { head: 'Without roll number', cell: ({ unseated }) => unseated || null, align: 'end' },
        ]}
        rowKey={({ date }) => date}
        href={({ date }) => rollPath(date)}
        empty={<p>No dates yet. Add them under Content, Admission dates.</p>}
      />
    </>
  );
  return page(request, { title: TEST_DAYS.label, body });
}
