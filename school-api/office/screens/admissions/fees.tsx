import { formatInIndia } from '@/content/india-time';
import { formatPaise } from '@/contract';
import { columnsOf, FEE_COLUMNS, type Fee, feePages, listFees, sumFees } from '../../../records';
import { redirectTo, screen } from '../../response';
import type { OfficeRequest, OfficeRoute, Role } from '../../route';
import { type Column, DataTable } from '../../view/data-table';
import { ExportMenu } from '../../view/export-menu';
import { dayFilters, Filters, ListResults } from '../../view/filters';
import { Notice } from '../../view/notice';
import { PagePager } from '../../view/pager';
import { counted } from '../../view/text';
import { pageNumber } from '../content/find';
import { filtered, formatOf, offerFile, sendFile } from '../exports/send-file';
import { readDays } from '../read-days';
import { rowLook } from '../records/filter';
import { FEES, LIST } from './names';

const EXPORT = '/exports/fees';
const PER_PAGE = 50;

const roles: readonly Role[] = ['accounts', 'head'];

const columns: readonly Column<Fee>[] = [
  {
    head: 'Child',
    cell: ({ child, payerName, officeNumber }) => {
      const name = child || payerName || 'Unknown';
      return officeNumber === null ? name : <a href={`${LIST.href}/${officeNumber}`}>{name}</a>;
    },
  },
  { head: 'Paid', cell: ({ paidAt }) => formatInIndia(paidAt, 'd MMM yyyy'), short: true },
  { head: 'Receipt', cell: ({ number }) => number, short: true },
  { head: 'Amount', align: 'end', cell: ({ amount }) => formatPaise(amount) },
  {
    head: 'Refunded',
    align: 'end',
    cell: ({ returned }) => (returned === 0 ? '' : formatPaise(returned)),
  },
  { head: 'Payment', cell: ({ paymentId }) => paymentId, narrow: 'hide' },
];

/** By the day of payment, with their sum; practice payments are left out. */
async function showFees(request: OfficeRequest): Promise<Response> {
  const { url, deps, audit } = request;
  const { db } = deps;
  const days = readDays(url.searchParams);
  await audit({ action: 'applications fees', record: 'registration fees', ...rowLook(url) });
  const { fees, paise } = days ? await sumFees(db, days) : { fees: 0, paise: 0 };
  const pages = Math.max(1, Math.ceil(fees / PER_PAGE));
  const page = Math.min(pageNumber(request), pages);
  const part = { limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const rows = days ? await listFees(db, days, part) : [];
  const body = (
    <>
      <Filters url={url} fields={dayFilters} />
      <ListResults
        url={url}
        fields={dayFilters}
        count={days ? `${counted(fees, 'registration fee')}.` : ''}
        summary={
          fees > 0 ? (
            <p>
              <strong>{formatPaise(paise)}</strong> received, after refunds.
            </p>
          ) : null
        }
        tools={fees > 0 ? <ExportMenu exports={[{ href: EXPORT }]} url={url} /> : null}
      >
        {days ? null : <Notice tone="bad">Enter a date such as 2026-04-01.</Notice>}
        <DataTable
          caption="Registration fees, by date"
          rows={rows}
          columns={columns}
          empty={<p>No registration fees received.</p>}
        />
        <PagePager url={url} page={page} pages={pages} />
      </ListResults>
    </>
  );
  const lead = <p>By the day of payment. Practice payments are not listed.</p>;
  const status = days ? 200 : 422;
  return screen(request, { title: FEES.label, back: LIST, lead, body, status });
}

async function sendFees(request: OfficeRequest): Promise<Response> {
  const { url, deps } = request;
  const days = readDays(url.searchParams);
  if (days === undefined) return redirectTo(`${FEES.href}${url.search}`);
  const { fees } = await sumFees(deps.db, days);
  return sendFile(request, {
    name: 'registration-fees',
    format: formatOf(url.searchParams),
    lines: fees,
    back: filtered(FEES, url),
    pages: feePages(deps.db, days),
    columns: columnsOf(FEE_COLUMNS),
    audit: {
      action: 'applications fees export',
      record: counted(fees, 'registration fee'),
      ...rowLook(url),
    },
  });
}

export const feeRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: FEES.href, roles, run: showFees },
  { method: 'GET', path: EXPORT, roles, confirm: true, run: offerFile(FEES) },
  { method: 'GET', path: `${EXPORT}/file`, roles, confirm: true, run: sendFees },
];
