import { formatInIndia } from '@/content/india-time';
import { formatPaise } from '@/contract';
import { listPurposes } from '../../../content';
import {
  failureOf,
  inOrderOf,
  keyName,
  type ListedKey,
  type OfficeDonation,
  type OfficeOfflineDonation,
  paymentState,
  type RecordKind,
  readDonations,
  readOfflineDonations,
  type Source,
  totalOf,
} from '../../../records';
import type { OfficeDeps, OfficeRequest } from '../../route';
import { LinkButton } from '../../view/action';
import type { Column } from '../../view/data-table';
import { dayFilters, selectFilter } from '../../view/filters';
import { FEES } from '../admissions/names';
import { exportAction } from '../exports/exported';
import { letterAction } from '../letters/bulk-letters';
import type { ListAction } from '../records/actions';
import { NO_CAUSE } from '../records/filter';
import { type List, testsFilter } from '../records/list';
import { HOW, LISTED, STATES, StateTag } from './labels';

type Row = {
  kind: 'donations' | 'offline-donations';
  id: string;
  href: string;
  when: string;
  donor: string;
  paise: number | null;
  how: string;
  purpose: string;
  state: string;
  /** Why the payment failed, in words. */
  failure: string;
  test: boolean;
  receiptNumber: string;
};

const columns: readonly Column<Row>[] = [
  { head: 'Donor', cell: ({ donor }) => donor || 'Unknown', sort: 'name' },
  { head: 'Date', cell: ({ when }) => when, short: true, sort: '-date' },
  {
    head: 'Amount',
    align: 'end',
    sort: '-amount',
    cell: ({ paise }) => (paise === null ? '' : formatPaise(paise)),
  },
  { head: 'Purpose', cell: ({ purpose }) => purpose, narrow: 'hide' },
  { head: 'How', cell: ({ how }) => how, narrow: 'hide' },
  {
    head: 'Status',
    cell: ({ state, test, failure }) => (
      <>
        <StateTag state={state} test={test} />
        {failure ? <p className="quiet">{failure}</p> : null}
      </>
    ),
  },
  { head: 'Receipt', cell: ({ receiptNumber }) => receiptNumber, short: true, narrow: 'hide' },
];

export async function donationList(request: OfficeRequest): Promise<List<Row>> {
  const states = Object.entries(STATES).map(([value, { label }]) => ({ value, label }));
  return {
    subjects: LISTED,
    title: 'Donations',
    one: 'donation',
    several: 'donations',
    search: 'Name, email, phone, receipt, payment or reference',
    fields: [
      selectFilter({ name: 'source', label: 'How received', any: 'Any method' }, [
        'online',
        { value: 'offline', label: 'Bank, cheque, cash or UPI' },
      ]),
      selectFilter({ name: 'state', label: 'Status', any: 'Any status' }, states),
      await causeFilter(request),
      ...dayFilters,
      testsFilter(request),
    ],
    columns,
    read: readRows,
    summary: totalLine,
    href: ({ href }) => href,
    keyOf: keyName,
    bulkActions,
    none: 'No donations yet.',
    actions: (
      <>
        <LinkButton tone="primary" href="/donations/new">
          Add a donation
        </LinkButton>
        <LinkButton href="/donations/purposes">By purpose</LinkButton>
        <LinkButton href="/donations/statement">Yearly statement</LinkButton>
        <LinkButton href={FEES.href}>{FEES.label}</LinkButton>
      </>
    ),
    exports: { donations: 'online donations', 'offline-donations': 'other donations' },
  };
}

/** The purposes that donors can choose, and the one that is filtered by. */
async function causeFilter({ deps, url }: OfficeRequest) {
  const listed = (await listPurposes(deps)).map(({ name }) => name);
  const chosen = url.searchParams.get('cause')?.trim() ?? '';
  const names = new Set([...listed, chosen].filter((name) => name !== '' && name !== NO_CAUSE));
  return selectFilter({ name: 'cause', label: 'Purpose', any: 'Any purpose' }, [
    ...[...names].map((name) => ({ value: name, label: name })),
    { value: NO_CAUSE, label: 'No purpose chosen' },
  ]);
}

/** The list may contain practice payments, which are never summed. */
async function totalLine({ db }: OfficeDeps, sources: readonly Source[]) {
  const { received, returned, paise } = await totalOf(db, sources);
  const practice = sources.some(({ filter }) => filter.test === true);
  return (
    <p>
      {received + returned === 0 ? (
        'No money received.'
      ) : (
        <>
          <strong>{formatPaise(paise)}</strong> from {received} received, after refunds.
        </>
      )}
      {returned > 0 ? ` Refunded in full: ${returned}.` : ''}
      {practice ? ' Practice payments are not counted.' : ''}
    </p>
  );
}

async function readRows({ db }: OfficeDeps, keys: readonly ListedKey[]): Promise<Row[]> {
  const ids = (kind: RecordKind) =>
    keys.filter((key) => key.kind === kind).map(({ record }) => record);
  const rows = [
    ...(await readDonations(db, ids('donations'))).map(onlineRow),
    ...(await readOfflineDonations(db, ids('offline-donations'))).map(offlineRow),
  ];
  return inOrderOf(
    keys.map(({ record }) => record),
    rows,
    ({ id }) => id,
  );
}

function onlineRow({ donation, state, ...row }: OfficeDonation): Row {
  return {
    kind: 'donations',
    id: donation.id,
    href: `/donations/online/${donation.id}`,
    when: formatInIndia(row.paidAt ?? donation.createdAt, 'd MMM yyyy, h:mm aaa'),
    donor: donation.donorName,
    paise: row.amount,
    how: 'Online',
    purpose: donation.purpose,
    state: paymentState(state, row),
    failure: failureOf({ state, ...row }),
    test: row.test === true,
    receiptNumber: row.receiptNumber ?? '',
  };
}

function offlineRow({ donation, receiptNumber, state }: OfficeOfflineDonation): Row {
  return {
    kind: 'offline-donations',
    id: donation.id,
    href: `/donations/offline/${donation.id}`,
    when: formatInIndia(donation.givenOn, 'd MMM yyyy'),
    donor: donation.donorName,
    paise: donation.amount,
    how: HOW[donation.method] ?? donation.method,
    purpose: donation.purpose,
    state,
    failure: '',
    test: false,
    receiptNumber,
  };
}

export const bulkActions: readonly ListAction[] = [
  letterAction(['accounts', 'head']),
  exportAction('donations', ['accounts', 'head']),
];
