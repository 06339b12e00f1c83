import { type AccessRow, findAccess } from '../../../privacy';
import { page } from '../../answer';
import type { OfficeRequest } from '../../route';
import { DataTable } from '../../view/data-table';
import { Facts } from '../../view/facts';
import { PageHead } from '../../view/head';
import { Stamp } from '../../view/stamp';
import { readCursor } from './page-of';

const back = { href: '/audit', label: 'Audit' };

export async function showAccess(request: OfficeRequest): Promise<Response> {
  const id = readCursor(request.params.id ?? null);
  const row = id === undefined ? undefined : await findAccess(request.deps.db, id);
  if (row === undefined) return notFound(request);
  const changes = changesOf(row);
  const body = (
    <>
      <PageHead title={row.action} back={back} />
      <Facts
        items={[
          { term: 'When', value: <Stamp at={row.at} /> },
          { term: 'Who', value: row.actor },
          { term: 'Record', value: row.record },
          { term: 'Network address', value: row.client },
          {
            term: 'Whose data',
            value: row.person && <a href={`/audit?person=${row.person}`}>All about this person</a>,
          },
        ]}
      />
      {changes.length > 0 ? (
        <section>
          <h2>What was changed</h2>
          <DataTable
            caption="What was changed"
            rows={changes}
            columns={[
              { head: 'Field', cell: ({ field }) => field },
              { head: 'Before', cell: ({ before }) => before },
              { head: 'After', cell: ({ after }) => after },
            ]}
            rowKey={({ field }) => field}
            empty={null}
          />
        </section>
      ) : null}
    </>
  );
  return page(request, { title: row.action, body });
}

function notFound(request: OfficeRequest): Response {
  const title = 'No such line';
  const body = (
    <>
      <PageHead title={title} back={back} />
      <p>There is no line with this number. It may have been removed after its year.</p>
    </>
  );
  return page(request, { title, body, status: 404 });
}

function changesOf({ before, after }: AccessRow) {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].map((field) => ({
    field,
    before: shown(before?.[field]),
    after: shown(after?.[field]),
  }));
}

function shown(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
