import { formatPaise } from '@/contract';
import { type OfficeRecord, oldestOf, transfersSubject } from '../../../records';
import type { OfficeDeps } from '../../route';
import { LinkButton } from '../../view/action';
import { dayFilters, selectFilter } from '../../view/filters';
import { Tag } from '../../view/stamp';
import { letterAction } from '../letters/bulk-letters';
import type { ListAction } from '../records/actions';
import { dayOf, shown } from '../records/cells';
import { type List, listOfKind, stateColumn, stateFilter } from '../records/list';
import { type StateList, stateAction } from '../records/set-states';
import { readLinked } from '../today/linked';

export const LIST = { href: '/transfers', label: 'Bank transfers' };

export const nameOf = ({ donor_name, bank_text }: OfficeRecord) => String(donor_name || bank_text);

export const STATED: StateList = {
  kind: 'transfers',
  subject: transfersSubject,
  list: LIST,
  nameOf,
  roles: ['accounts', 'head'],
};

export const bulkActions: readonly ListAction[] = [stateAction(STATED), letterAction(STATED.roles)];

/** The list of those with one progress that wait for somebody. */
export const waitingWith = (progress: string) => `${LIST.href}?state=new&progress=${progress}`;

/** The oldest one that awaits its donation, in the list of all. */
export async function findNext(deps: OfficeDeps): Promise<string | undefined> {
  const list = waitingWith('matched');
  const { sources } = await readLinked(deps, transfersSubject, list);
  const [next] = await oldestOf(deps.db, sources, 1);
  return next && list.replace('?', `/${next.id}?`);
}

const PROGRESS = [
  { value: 'reported', label: 'Reported, not seen', tone: 'waiting' },
  { value: 'matched', label: 'In the statement', tone: 'good' },
  { value: 'differs', label: 'Amount differs', tone: 'bad' },
  { value: 'unreported', label: 'Not reported', tone: 'waiting' },
  { value: 'recorded', label: 'Recorded', tone: 'plain' },
] as const;

export function Progress({ progress }: OfficeRecord) {
  const step = PROGRESS.find(({ value }) => value === progress);
  return step ? <Tag tone={step.tone}>{step.label}</Tag> : null;
}

export const amountOf = ({ bank_amount, reported_amount }: OfficeRecord) =>
  Number(bank_amount ?? reported_amount);

export const transferList: List<OfficeRecord> = {
  ...listOfKind(STATED),
  one: 'transfer',
  several: 'transfers',
  search: 'Name, email, reference or number',
  fields: [
    selectFilter({ name: 'progress', label: 'Progress', any: 'Any progress' }, PROGRESS),
    stateFilter('transfers'),
    ...dayFilters,
  ],
  bulkActions,
  columns: [
    { head: 'From', cell: nameOf },
    { head: 'Number', cell: ({ number }) => shown(number), short: true, narrow: 'hide' },
    { head: 'Amount', cell: (record) => formatPaise(amountOf(record)), align: 'end' },
    {
      head: 'Date',
      cell: (row) => dayOf(row.bank_date ?? row.reported_on),
      short: true,
      sort: '-date',
    },
    { head: 'Reference', cell: ({ reference }) => shown(reference), narrow: 'hide' },
    { head: 'Progress', cell: Progress },
    stateColumn('transfers'),
  ],
  none: 'No transfers yet. Donors tell us on the page “Direct Bank Transfer”.',
  actions: (
    <LinkButton tone="primary" href="/transfers/paste">
      Paste bank statement
    </LinkButton>
  ),
};
