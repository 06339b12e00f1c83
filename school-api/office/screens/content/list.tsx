import type { ReactNode } from 'react';
import { findPastedList, type List, type ListedPage, listRecords } from '../../../content';
import { screen } from '../../answer';
import { editingDeps } from '../../editing-deps';
import type { OfficeRequest } from '../../route';
import { LinkButton } from '../../view/act';
import { counted } from '../../view/counted';
import { DataTable } from '../../view/data-table';
import { type FilterField, Filters, selectFilter } from '../../view/filters';
import { PagePager } from '../../view/pager';
import { columnsOf } from './columns';
import { CONTENT, pageNumber, pathOf, recordPath } from './find';
import { STATE_TITLES } from './state';

const FILTERS = ['waiting', 'shown', 'scheduled', 'draft', 'hidden', 'binned'] as const;
type StateFilter = (typeof FILTERS)[number];

const MAX_SEARCHED = 100;

const filterOf = (text: string | null): StateFilter | undefined =>
  FILTERS.find((one) => one === text);

/** A list's records, with their quick acts. */
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
  return selectFilter({ name: 'state', label: 'State', any }, options);
}
