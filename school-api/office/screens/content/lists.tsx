import {
  findList,
  type List,
  type ListedRecord,
  type ListOverview,
  listBin,
  listOverviews,
  lists,
} from '../../../content';
import { editingDeps } from '../../editing-deps';
import { namesOf } from '../../people/people';
import { screen } from '../../response';
import type { OfficeRequest } from '../../route';
import { ActionForm, LinkButton } from '../../view/action';
import { DataTable } from '../../view/data-table';
import { PagePager } from '../../view/pager';
import { Stamp, Tag } from '../../view/stamp';
import { counted } from '../../view/text';
import { CONTENT, pageNumber, pathOf, seen } from './find';

const BIN = `${CONTENT.href}/bin`;

type Row = List & { overview: ListOverview | undefined };

export async function showLists(request: OfficeRequest): Promise<Response> {
  const { deps, audit } = request;
  await audit({ action: 'content lists', record: 'all lists' });
  const overviews = await listOverviews(editingDeps(deps));
  const rows: Row[] = lists.map((facts) => ({
    ...facts,
    overview: overviews.find(({ list }) => list === facts.name),
  }));
  const body = (
    <DataTable
      caption="Lists on the site"
      rows={rows}
      columns={[
        {
          head: 'List',
          cell: ({ title, about }) => (
            <>
              {title}
              {about === title ? null : <span className="quiet block font-normal">{about}</span>}
            </>
          ),
        },
        {
          head: 'On the site',
          cell: ({ overview }) => overview?.counts.shown ?? 0,
          align: 'end',
          short: true,
        },
        { head: 'Waiting', cell: waiting },
        { head: 'Changed', cell: changed(await namesOf(deps.db)), narrow: 'hide' },
      ]}
      href={pathOf}
      empty={<p>There are no lists.</p>}
    />
  );
  return screen(request, {
    title: CONTENT.label,
    lead: 'What the site shows. A change appears within 5 seconds.',
    actions: <LinkButton href={BIN}>Bin</LinkButton>,
    body,
  });
}

function waiting({ overview }: Row) {
  if (overview === undefined) return null;
  const { draft, scheduled, hidden } = overview.counts;
  const drafts = draft + overview.drafts;
  if (drafts + scheduled + hidden === 0) return null;
  return (
    <div className="content-state">
      {drafts > 0 ? <Tag tone="waiting">{counted(drafts, 'draft')}</Tag> : null}
      {scheduled > 0 ? <Tag tone="waiting">{scheduled} scheduled</Tag> : null}
      {hidden > 0 ? <Tag tone="plain">{hidden} hidden</Tag> : null}
    </div>
  );
}

const changed =
  (nameOf: (email: string) => string) =>
  ({ overview }: Row) => {
    if (!overview?.changedAt) return null;
    return (
      <>
        <Stamp at={overview.changedAt} />
        <span className="quiet block font-normal">{nameOf(overview.changedBy)}</span>
      </>
    );
  };

const binnedPath = ({ list, id }: ListedRecord) => `${CONTENT.href}/${list}/${id}`;

/** Of all lists; records are deleted after 30 days. */
export async function showBin(request: OfficeRequest): Promise<Response> {
  const { deps, url, audit } = request;
  await audit({ action: 'content bin', record: 'a page of the bin' });
  const nameOf = await namesOf(deps.db);
  const bin = await listBin(editingDeps(deps), { page: pageNumber(request) });
  const body = (
    <>
      <DataTable
        caption="In the bin, newest first"
        rows={bin.records}
        columns={[
          { head: 'What', cell: ({ label, id }) => label || `Number ${id}` },
          { head: 'List', cell: ({ list }) => findList(list)?.title ?? list },
          { head: 'Since', cell: ({ binnedAt }) => (binnedAt ? <Stamp at={binnedAt} /> : null) },
          { head: 'By', cell: ({ changedBy }) => nameOf(changedBy), narrow: 'hide' },
          {
            head: 'Actions',
            cell: (record) => (
              <div className="row-actions">
                <ActionForm
                  action={`${binnedPath(record)}/restore`}
                  fields={{ back: BIN, ...seen(record) }}
                  tone="quiet"
                  of={record.label}
                >
                  Restore
                </ActionForm>
              </div>
            ),
          },
        ]}
        href={binnedPath}
        empty={<p>The bin is empty.</p>}
      />
      <PagePager url={url} page={bin.page} pages={bin.pages} />
    </>
  );
  return screen(request, {
    title: 'Bin',
    back: CONTENT,
    lead: 'Nothing here is on the website. We delete it after 30 days.',
    body,
  });
}
