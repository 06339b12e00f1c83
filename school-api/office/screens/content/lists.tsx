import { type List, type ListOverview, listOverviews, lists } from '../../../content';
import { screen } from '../../answer';
import { editingDeps } from '../../editing-deps';
import { namesOf } from '../../people/people';
import type { OfficeRequest } from '../../route';
import { LinkButton } from '../../view/act';
import { counted } from '../../view/counted';
import { DataTable } from '../../view/data-table';
import { Stamp } from '../../view/stamp';
import { Tag } from '../../view/tag';
import { CONTENT, pathOf } from './find';

type Row = List & { overview: ListOverview | undefined };

/** Every list of the site, with its pending records. */
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
    actions: <LinkButton href={`${CONTENT.href}/bin`}>Bin</LinkButton>,
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
