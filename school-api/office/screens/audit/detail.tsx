import { actorName, changesOf, findAccess, namesOf } from '../../../privacy';
import { rowNumber } from '../../../records';
import { screen } from '../../answer';
import type { OfficeRequest } from '../../route';
import { DataTable } from '../../view/data-table';
import { Facts } from '../../view/facts';
import { Stamp } from '../../view/stamp';
import { AuditLine } from './line';

const back = { href: '/audit', label: 'Audit' };

const title = 'Audit entry';

export async function showAccess(request: OfficeRequest): Promise<Response> {
  const id = rowNumber(request.params.id);
  const row = id === undefined ? undefined : await findAccess(request.deps.db, id);
  if (row === undefined) return notFound(request);
  const changes = changesOf(row);
  const names = await namesOf(request.deps.db, [row]);
  const body = (
    <>
      <Facts
        items={[
          { term: 'When', value: <Stamp at={row.at} /> },
          { term: 'Who', value: actorName(row.actor, names) },
          { term: 'Action', value: row.action },
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
          />
        </section>
      ) : null}
    </>
  );
  return screen(request, { title, back, lead: <AuditLine row={row} names={names} />, body });
}

function notFound(request: OfficeRequest): Response {
  const title = 'There is no such entry';
  const body = <p>We remove entries after a year.</p>;
  return screen(request, { title, back, body, status: 404 });
}
