import type { ReactNode } from 'react';
import { formatRupees } from '@/contract/facts/rupees';
import {
  fieldsOf,
  findPastedList,
  type InputKind,
  type List,
  type ListedPage,
  type ListedRecord,
  listRecords,
  parseNewsDate,
  RECORDS_A_PAGE,
} from '../../../content';
import { editingDeps } from '../../editing-deps';
import { screen } from '../../response';
import type { OfficeRequest } from '../../route';
import { type Action, ActionForm, ActionsMenu, LinkButton } from '../../view/action';
import { type Column, DataTable } from '../../view/data-table';
import { type FilterField, Filters, selectFilter } from '../../view/filters';
import { Icon } from '../../view/icon';
import { PagePager } from '../../view/pager';
import { shownAt } from '../../view/picture-field';
import { Stamp } from '../../view/stamp';
import { capital, counted, cutTo } from '../../view/text';
import { CONTENT, pageNumber, pathOf, recordPath, seen } from './find';
import { STATE_TITLES, StateTag } from './state';

const FILTERS = ['waiting', 'shown', 'scheduled', 'draft', 'hidden', 'binned'] as const;
type StateFilter = (typeof FILTERS)[number];

const MAX_SEARCHED = 100;

const filterOf = (text: string | null): StateFilter | undefined =>
  FILTERS.find((one) => one === text);

export async function showContentList(request: OfficeRequest, facts: List): Promise<Response> {
  const { deps, url, audit } = request;
  const state = filterOf(url.searchParams.get('state'));
  const search = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_SEARCHED);
  await audit({ action: 'content list', record: `a page of ${facts.name}` });
  const wanted = { state, search, page: pageNumber(request) };
  const found = await listRecords(editingDeps(deps), facts.name, wanted);
  const isWhole = state === undefined && search === '';
  const canMove = facts.ordered && isWhole;
  const body = (
    <>
      <Filters
        url={url}
        search={`Search ${facts.title.toLowerCase()}`}
        fields={[filterField(found)]}
      />
      <div className="list-results grid grid-cols-1 gap-3">
        <p className="list-count sr-only">{counted(found.total, 'record')}</p>
        <Ordered isOn={canMove}>
          <DataTable
            caption={`${facts.title}${facts.ordered ? ', in the order of the site' : ', newest first'}`}
            rows={found.records}
            columns={columnsOf(facts, { found, url, canMove })}
            href={(record) => recordPath(facts, record)}
            empty={<p>{isWhole ? 'This list is empty.' : 'No records match your search.'}</p>}
          />
        </Ordered>
        <PagePager url={url} page={found.page} pages={found.pages} />
      </div>
    </>
  );
  return screen(request, {
    title: facts.title,
    back: CONTENT,
    lead: facts.about === facts.title ? null : <p>{facts.about}</p>,
    actions: <Actions facts={facts} />,
    body,
  });
}

/** Rows can be dragged; browser/order.ts. */
function Ordered({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  return isOn ? <office-order>{children}</office-order> : children;
}

function Actions({ facts }: { facts: List }) {
  return (
    <>
      <LinkButton tone="primary" href={`${pathOf(facts)}/new`}>
        Add<span className="sr-only"> to {facts.title}</span>
      </LinkButton>
      {findPastedList(facts.name) ? (
        <LinkButton href={`${pathOf(facts)}/paste`}>Paste rows</LinkButton>
      ) : null}
    </>
  );
}

function filterField({ counts }: ListedPage): FilterField {
  const options = FILTERS.map((value) => ({
    value,
    label:
      value === 'waiting' ? 'Not on the site yet' : `${STATE_TITLES[value]} (${counts[value]})`,
  }));
  const any = 'Everything except the bin';
  return selectFilter({ name: 'state', label: 'Status', any }, options);
}

type Shown = { found: ListedPage; url: URL; canMove: boolean };

const MAX_LENGTH = 90;

/** Name, columns, state and quick actions of each record. */
function columnsOf(facts: List, shown: Shown): Column<ListedRecord>[] {
  const [, ...others] = fieldsOf(facts.name).filter(({ inTable }) => inTable);
  return [
    {
      head: capital(facts.one),
      cell: ({ label, picture }) => (
        <>
          <Thumb path={picture} />
          {cutTo(MAX_LENGTH, label) || `Unnamed ${facts.one}`}
        </>
      ),
    },
    ...others.map(({ name, label, input }) => ({
      head: label,
      ...(input === 'rupees' && { align: 'end' as const }),
      ...(input !== 'number' && input !== 'rupees' && { narrow: 'hide' as const }),
      cell: ({ columns }: ListedRecord) => asRead(input, columns[name] ?? ''),
    })),
    { head: 'Status', cell: (record) => <StateTag {...record} /> },
    { head: 'Changed', cell: ({ changedAt }) => <Stamp at={changedAt} />, narrow: 'hide' },
    { head: 'Actions', cell: (record) => <RowActions facts={facts} record={record} {...shown} /> },
  ];
}

/** Days and amounts as the office writes them. */
function asRead(input: InputKind, text: string) {
  if (input === 'rupees' && text !== '') return formatRupees(Number(text));
  const at = input === 'day' || input === 'moment' ? parseNewsDate(text) : undefined;
  return at ? <Stamp at={at} /> : cutTo(MAX_LENGTH, text);
}

function Thumb({ path }: { path: string | undefined }) {
  if (path === undefined) return null;
  const className = 'row-thumb h-10.5 w-14 flex-none rounded-small bg-paper-deep object-cover';
  if (!path.startsWith('/media/')) return <span className={className} />;
  return <img className={className} src={shownAt(path, 'small')} alt="" loading="lazy" />;
}

type RowProps = Shown & { facts: List; record: ListedRecord };

const SHOW_LABELS = {
  hidden: 'Show on the site',
  draft: 'Publish',
  scheduled: 'Publish now',
  binned: 'Restore from the bin',
} as const;

function RowActions({ facts, record, found, url, canMove }: RowProps) {
  const path = recordPath(facts, record);
  const back = `${url.pathname}${url.search}`;
  const { id, label, state, isRegistrationFee } = record;
  const row = (found.page - 1) * RECORDS_A_PAGE + found.records.indexOf(record) + 1;
  const actions: Action[] = [
    ...(isRegistrationFee ? [] : [changeOf(path, record, back)]),
    ...(state === 'binned'
      ? []
      : [{ label: 'Duplicate', href: `${pathOf(facts)}/new?like=${id}`, icon: 'plus' } as const]),
  ];
  return (
    <div className="row-actions">
      {canMove ? <MoveButtons {...{ path, back, row, id, label }} total={found.total} /> : null}
      <ActionsMenu id={`actions-${id}`} label={`Actions for ${label}`} actions={actions} />
    </div>
  );
}

function changeOf(path: string, record: ListedRecord, back: string): Action {
  const { state } = record;
  const fields = { back, ...seen(record) };
  if (state === 'shown') {
    return { label: 'Hide from the site', icon: 'hide', action: `${path}/hide`, fields };
  }
  const action = `${path}/${state === 'binned' ? 'restore' : 'show'}`;
  return { label: SHOW_LABELS[state], icon: 'eye', action, fields };
}

type MoveProps = Record<'path' | 'back' | 'label', string> & Record<'row' | 'total' | 'id', number>;

/** For the keyboard; browser/order.ts drags the row with the same form. */
function MoveButtons({ path, back, row, total, id, label }: MoveProps) {
  const button = (way: 'up' | 'down', to: number) =>
    to < 1 || to > total ? null : (
      <ActionForm
        action={`${path}/move`}
        fields={{ back, from: String(row), to: String(to) }}
        tone="quiet"
        id={`${way}-${id}`}
      >
        <Icon name={way} />
        <span className="sr-only">{`Move ${label} ${way}`}</span>
      </ActionForm>
    );
  return (
    <>
      {button('up', row - 1)}
      {button('down', row + 1)}
    </>
  );
}
