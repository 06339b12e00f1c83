import { formatPaise } from '@/contract';
import { countAllGifts, MOST_COUNTED, pageOfGifts, ROWS_OF_A_PAGE } from '../../../records';
import { page } from '../../answer';
import type { OfficeRequest } from '../../route';
import { type Column, DataTable } from '../../view/data-table';
import { Filters } from '../../view/filters';
import { PageHead } from '../../view/head';
import { Notice } from '../../view/notice';
import { Pager } from '../../view/pager';
import { exportLink } from '../exports/link';
import { howMany } from '../records/how-many';
import { lookOf } from '../records/look-of';
import { dayFilters } from '../records/options';
import { SearchCut } from '../records/search-cut';
import { readGiftFilters, readPlace, showsTests, writePlace } from './filter';
import { type GiftRow, rowOf } from './row';
import { STATES, StateTag } from './state';

const columns: readonly Column<GiftRow>[] = [
  { head: 'Donor', cell: ({ donor }) => donor || 'Unknown' },
  { head: 'Given', cell: ({ when }) => when, short: true },
  {
    head: 'Amount',
    align: 'end',
    cell: ({ paise }) => (paise === null ? '' : formatPaise(paise)),
  },
  { head: 'How', cell: ({ how }) => how, narrow: 'hide' },
  { head: 'State', cell: ({ state, test }) => <StateTag state={state} test={test} /> },
  { head: 'Receipt', cell: ({ receiptNumber }) => receiptNumber, short: true, narrow: 'hide' },
];

const NAMES = { one: 'gift', several: 'gifts' };
const EMPTY = { gifts: [], older: null, newer: null };

export async function showGifts(request: OfficeRequest): Promise<Response> {
  const { url, deps, audit } = request;
  const read = await readGiftFilters(request);
  const problem = 'problem' in read ? read.problem : undefined;
  const before = readPlace(url.searchParams.get('before'));
  const after = readPlace(url.searchParams.get('after'));
  const stretch = { limit: ROWS_OF_A_PAGE, ...(before ? { before } : after && { after }) };
  if (problem === undefined) {
    await audit({ action: 'gifts list', record: 'a page of gifts', ...lookOf(url) });
  }
  const found = 'problem' in read ? EMPTY : await pageOfGifts(deps.db, read.filters, stretch);
  const all = 'problem' in read ? 0 : await countAllGifts(deps.db, read.filters, MOST_COUNTED);
  const isCut = 'filters' in read && read.cut.length > 0;
  const body = (
    <>
      <PageHead
        title="Gifts"
        lead={problem === undefined ? <p>{howMany(all, { isCut, ...NAMES })}</p> : null}
        actions={
          <>
            <a className="button button-primary" href="/gifts/new">
              Add a gift
            </a>
            <a className="button button-secondary" href="/gifts/statement">
              Statement of the year
            </a>
          </>
        }
      />
      <GiftFilterForm request={request} />
      {problem === undefined ? null : <Notice tone="bad">{problem}</Notice>}
      {isCut ? <SearchCut what={NAMES.several} /> : null}
      <DataTable
        caption="Gifts, newest first"
        rows={found.gifts.map(rowOf)}
        columns={columns}
        rowKey={({ id }) => id}
        href={({ href }) => href}
        empty={<p>{url.search === '' ? 'No gift has come yet.' : 'No gift matches.'}</p>}
      />
      <Pager
        url={url}
        older={writePlace(found.older)}
        newer={writePlace(found.newer)}
        shown={found.gifts.length}
      />
      {all === 0 || 'problem' in read ? null : (
        <p data-print="none">
          Export {read.filters.online ? exportLink('donations', url, 'online gifts') : null}
          {read.filters.online && read.filters.offline ? ' or ' : null}
          {read.filters.offline ? exportLink('gifts', url, 'gifts that came otherwise') : null}
        </p>
      )}
    </>
  );
  const status = problem === undefined ? 200 : 422;
  return page(request, { title: 'Gifts', body, status });
}

function GiftFilterForm({ request }: { request: OfficeRequest }) {
  const states = Object.entries(STATES).map(([value, { label }]) => ({ value, label }));
  const tests = showsTests({ ...request, url: new URL(request.url.pathname, request.url) });
  return (
    <Filters
      url={request.url}
      search="Name, e-mail, phone, receipt, payment or reference"
      fields={[
        {
          kind: 'select',
          name: 'source',
          label: 'How it came',
          options: [
            { value: '', label: 'Any way' },
            { value: 'online', label: 'Online' },
            { value: 'offline', label: 'Bank, cheque, cash, UPI' },
          ],
        },
        {
          kind: 'select',
          name: 'state',
          label: 'State',
          options: [{ value: '', label: 'Any state' }, ...states],
        },
        ...dayFilters,
        {
          kind: 'select',
          name: 'tests',
          label: 'Test payments',
          options: [
            { value: '', label: tests ? 'Shown' : 'Left out' },
            tests ? { value: 'no', label: 'Leave out' } : { value: 'yes', label: 'Show too' },
          ],
        },
      ]}
    />
  );
}
