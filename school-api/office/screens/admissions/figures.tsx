import { addWeeks, startOfWeek } from 'date-fns';
import { formatInIndia, india } from '@/content/india-time';
import { countByClass, countStartedIn, statesOf, stateTitle } from '../../../records';
import { screen } from '../../response';
import type { OfficeRequest } from '../../route';
import { MonthChart } from '../../view/chart';
import { DataTable } from '../../view/data-table';
import { dayFilters, Filters, selectFilter } from '../../view/filters';
import { setIn } from '../../view/list-address';
import { Notice } from '../../view/notice';
import { readDays } from '../read-days';
import { byNumber, PROGRESS } from './list';
import { LIST } from './names';

const WEEKS = 12;
const YEAR_IN_WEEKS = 52;

/** The first matters most to a school; it is empty in the address. */
const CHOICES = ['completed', 'verified', 'started', 'any'].map((value) => ({
  value,
  label: PROGRESS[value] ?? 'Any',
}));

/** Applications by class and state, and by week; each number links to the list that it counts. */
export async function showFigures(request: OfficeRequest): Promise<Response> {
  const { url, deps } = request;
  const choice = url.searchParams.get('progress') || 'paid';
  const progress = choice === 'any' ? undefined : choice;
  const days = readDays(url.searchParams);
  const rows = await countByClass(deps.db, { progress, ...days });
  const periods = comparedWeeks(deps.now());
  const weeks = await countStartedIn(deps.db, periods, progress);
  const listOf = (more: Record<string, string>) =>
    `${LIST.href}?${new URLSearchParams({ tests: 'no', ...(progress && { progress }), ...more })}`;
  const between = Object.fromEntries(
    setIn(url, ['since', 'until']).map(({ name, value }) => [name, value]),
  );
  const numberOf = (name: string | undefined, state?: string) => {
    const counted = rows.filter(
      (row) =>
        (name ?? row.applyFor) === row.applyFor && (state ?? row.officeState) === row.officeState,
    );
    const sum = counted.reduce((all, row) => all + row.count, 0);
    const narrowed = { ...between, ...(name && { class: name }), ...(state && { state }) };
    // Nothing rather than 0: on a phone, each state has a line.
    if (sum === 0) return null;
    const shown = sum.toLocaleString('en-IN');
    return name === '' ? shown : <a href={listOf(narrowed)}>{shown}</a>;
  };
  const classes = [...new Set(rows.map(({ applyFor }) => applyFor))].sort(byNumber);
  const body = (
    <>
      <Filters
        url={url}
        fields={[
          selectFilter({ name: 'progress', label: 'Progress', any: 'Fee paid' }, CHOICES),
          ...dayFilters,
        ]}
      />
      {days ? null : <Notice tone="bad">Enter a date such as 2026-04-01.</Notice>}
      <DataTable
        caption="Applications by class and state"
        rows={classes.length > 0 ? [...classes.map((name) => ({ name })), { name: undefined }] : []}
        columns={[
          { head: 'Class', cell: ({ name }) => (name === undefined ? 'All' : name || 'No class') },
          ...statesOf('applications').map((state) => ({
            head: stateTitle(state),
            align: 'end' as const,
            cell: ({ name }: { name: string | undefined }) => numberOf(name, state),
          })),
          { head: 'All', cell: ({ name }) => numberOf(name), align: 'end' },
        ]}
        empty={<p>No applications match these filters.</p>}
      />
      <MonthChart
        title="Started each week"
        unit="applications"
        words={{ each: 'Week', now: `Last ${WEEKS} weeks`, before: 'A year earlier' }}
        months={periods.slice(WEEKS).map(({ since, until }, index) => {
          const last = new Date(until.getTime() - 1);
          return {
            label: formatInIndia(since, 'd MMM'),
            name: `${formatInIndia(since, 'd MMM')} to ${formatInIndia(last, 'd MMM yyyy')}`,
            now: weeks[index + WEEKS] ?? 0,
            before: weeks[index] ?? 0,
            href: listOf({
              since: formatInIndia(since, 'yyyy-MM-dd'),
              until: formatInIndia(last, 'yyyy-MM-dd'),
            }),
          };
        })}
      />
    </>
  );
  const lead = <p>Practice payments are not counted.</p>;
  const status = days ? 200 : 422;
  return screen(request, { title: 'Admission figures', back: LIST, lead, body, status });
}

/** The last weeks in India including this one, after those of a year before. */
function comparedWeeks(now: Date) {
  const first = startOfWeek(now, { in: india, weekStartsOn: 1 });
  const at = (weeks: number) => new Date(addWeeks(first, weeks, { in: india }).getTime());
  const own = Array.from({ length: WEEKS }, (_, index) => index + 1 - WEEKS);
  return [...own.map((week) => week - YEAR_IN_WEEKS), ...own].map((week) => ({
    since: at(week),
    until: at(week + 1),
  }));
}
