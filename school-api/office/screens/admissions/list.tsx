import { eligibleClasses, STUDENT_TYPES } from '@/contract';
import { isAhead, offeredTests } from '../../../forms';
import { admissionsSubject, dayInWords, type OfficeRecord } from '../../../records';
import type { OfficeRequest } from '../../route';
import { dayFilters, selectFilter } from '../../view/filters';
import { Tag } from '../../view/stamp';
import { prepareAction } from '../decisions/prepare';
import { CHECK, RESULTS } from '../decisions/preview';
import { exportAction } from '../exports/exported';
import { feeReminderAction, letterAction } from '../letters/bulk-letters';
import type { ListAction } from '../records/actions';
import { dayOf, MailLink, phoneOf, shown } from '../records/cells';
import { type List, listOfKind, stateColumn, stateFilter, testsFilter } from '../records/list';
import { stateAction } from '../records/set-states';
import { documentsAction } from './documents';
import { moveAction } from './move-tests';
import { FEES, LIST, nameOf, ADMISSIONS as roles, STATED } from './names';
import { admitCardsAction, rollPath } from './roll';

export const PROGRESS: Readonly<Record<string, string>> = {
  started: 'Started',
  verified: 'Email verified',
  completed: 'Fee not paid',
  paid: 'Paid',
};

/** For both types together. */
const CLASSES = [...new Set(STUDENT_TYPES.flatMap(eligibleClasses))].sort(byNumber);

/** Also for classes no longer offered. */
export function byNumber(one: string, other: string): number {
  return Number(one.replace(/\D/g, '')) - Number(other.replace(/\D/g, ''));
}

export const bulkActions: readonly ListAction[] = [
  ...[
    prepareAction,
    stateAction(STATED),
    letterAction(roles),
    feeReminderAction(roles),
    documentsAction,
  ],
  ...[admitCardsAction, exportAction('applications', roles)],
];

/** Only for what Today links to: the bar is long enough. */
const completedFilter = { kind: 'date', name: 'completed', label: 'Completed on' } as const;

export async function filteredByDay(request: OfficeRequest): Promise<List<OfficeRecord>> {
  return applicationList(request, await offeredTests(request.deps.db));
}

export function applicationList(
  request: OfficeRequest,
  tests: Awaited<ReturnType<typeof offeredTests>> = [],
): List<OfficeRecord> {
  const { role } = request.person;
  const mayExport = role !== 'accounts';
  const days = tests.map(({ date }) => ({ value: date, label: dayInWords(date) }));
  const ahead = tests
    .filter(({ date }) => isAhead(date, request.deps.now()))
    .map(({ date, place }) => ({
      value: date,
      label: [dayInWords(date), place].filter(Boolean).join(', '),
    }));
  const day = request.url.searchParams.get('day');
  const roll = day ? [{ href: rollPath(day), label: 'Roll' }] : [];
  const ofAdmissions = [
    ...roll,
    { href: `${LIST.href}/figures`, label: 'Figures' },
    RESULTS,
    CHECK,
  ];
  const pages = [...(mayExport ? ofAdmissions : []), ...(role === 'admissions' ? [] : [FEES])];
  return {
    ...listOfKind(STATED),
    search: 'Name, email, phone, application, payment or receipt',
    fields: [
      stateFilter('applications'),
      selectFilter(
        { name: 'progress', label: 'Progress', any: 'Any progress' },
        (admissionsSubject.states ?? []).map((value) => ({
          value,
          label: PROGRESS[value] ?? value,
        })),
      ),
      selectFilter({ name: 'class', label: 'Class', any: 'Any class' }, CLASSES),
      selectFilter({ name: 'day', label: 'Test date', any: 'Any test date' }, days),
      selectFilter({ name: 'type', label: 'Kind', any: 'Any kind' }, STUDENT_TYPES),
      selectFilter({ name: 'answer', label: 'Family’s answer', any: 'Any answer' }, [
        { value: 'week', label: 'This week' },
        { value: 'over', label: 'Overdue' },
      ]),
      selectFilter({ name: 'documents', label: 'Documents', any: 'Any documents' }, [
        { value: 'new', label: 'Not opened yet' },
        { value: 'missing', label: 'Still missing' },
      ]),
      ...dayFilters,
      ...(request.url.searchParams.has('completed') ? [completedFilter] : []),
      testsFilter(request),
    ],
    bulkActions: ahead.length > 0 ? [...bulkActions, moveAction(ahead)] : bulkActions,
    columns: [
      { head: 'Child', cell: nameOf, sort: 'name' },
      { head: 'Number', cell: (record) => shown(record.application_number), extra: true },
      { head: 'Class', cell: ({ apply_for }) => shown(apply_for), short: true, sort: 'class' },
      { head: 'Guardian', cell: ({ guardian_name }) => shown(guardian_name), narrow: 'hide' },
      { head: 'Phone', cell: phoneOf, short: true },
      { head: 'Email', cell: ({ email }) => <MailLink to={String(email)} />, extra: true },
      { head: 'City', cell: ({ city }) => shown(city), extra: true },
      {
        head: 'Test date',
        cell: ({ admission_date: day }) => dayOf(day),
        short: true,
        sort: 'test',
      },
      { head: 'Marks', cell: ({ marks }) => (mayExport ? shown(marks) : ''), extra: true },
      { head: 'Started', cell: ({ begun_at }) => dayOf(begun_at), short: true, sort: '-date' },
      { head: 'Progress', cell: (record) => <ProgressTag record={record} /> },
      stateColumn('applications'),
    ],
    actions: pages.map(({ href, label }) => (
      <a key={href} className="button button-quiet" href={href}>
        {label}
      </a>
    )),
    none: 'No applications yet.',
    ...(mayExport && { exports: { applications: 'what is listed here' } }),
  };
}

/** 'PRACTICE paid', 'WITHDRAWN completed': capitals ask for attention. */
export function ProgressTag({ record }: { record: OfficeRecord }) {
  const words = String(record.progress);
  const title = PROGRESS[words];
  if (words === 'completed') return <Tag tone="waiting">{title}</Tag>;
  const marked = words
    .replace('completed', 'fee not paid')
    .replace(/[A-Z]{2,}/g, (mark) => `${mark.toLowerCase()},`);
  const tone = marked !== words ? 'bad' : words === 'paid' ? 'good' : 'plain';
  return <Tag tone={tone}>{title ?? marked.charAt(0).toUpperCase() + marked.slice(1)}</Tag>;
}
