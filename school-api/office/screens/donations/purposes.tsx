import { formatInIndia } from '@/content/india-time';
import { formatPaise } from '@/contract';
import { type CauseSum, financialYear, financialYearOf, sumsByCause } from '../../../money';
import { screen } from '../../response';
import type { OfficeRequest } from '../../route';
import { type Column, DataTable } from '../../view/data-table';
import { NO_CAUSE } from '../records/filter';
import { LIST } from './labels';

const TITLE = 'Donations by purpose';
export const PURPOSES = '/donations/purposes';

const columns: readonly Column<CauseSum>[] = [
  { head: 'Purpose', cell: ({ cause }) => cause || 'No purpose chosen' },
  { head: 'Donations', align: 'end', cell: ({ donations }) => donations },
  { head: 'Received', align: 'end', cell: ({ paise }) => formatPaise(paise) },
];

/** For a financial year, by the days on which the money arrived. */
export async function showPurposes(request: OfficeRequest): Promise<Response> {
  const { deps, url } = request;
  const current = financialYear(deps.now());
  const year = financialYearOf(url.searchParams.get('year') ?? '') ?? financialYearOf(current);
  if (year === undefined) throw new Error(`${current} is not a financial year`);
  const sums = await sumsByCause(deps.db, year);
  const all = sums[0]?.all ?? 0;
  const [since = '', until = ''] = [year.since, new Date(year.until.getTime() - 1)].map((at) =>
    formatInIndia(at, 'yyyy-MM-dd'),
  );
  const listed = { tests: 'no', state: 'received', since, until };
  const before = financialYear(new Date(year.since.getTime() - 1));
  const body = (
    <>
      <DataTable
        caption={TITLE}
        rows={sums}
        columns={columns}
        href={({ cause }) => {
          const query = { ...listed, cause: cause || NO_CAUSE };
          return `${LIST.href}?${new URLSearchParams(query)}`;
        }}
        empty={<p>No money received.</p>}
      />
      <p>
        <a href={`${PURPOSES}?year=${before}`}>{before}</a>
        {year.name === current ? null : <a href={PURPOSES}> {current}</a>}
      </p>
    </>
  );
  const lead = (
    <p>
      <strong>{formatPaise(all)}</strong> in {year.name}, April to March, after refunds. Practice
      payments are not counted.
    </p>
  );
  return screen(request, { title: TITLE, back: LIST, lead, body });
}
