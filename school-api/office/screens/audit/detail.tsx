import { actorName, changesOf, findAccess, namesOf } from '../../../privacy';
import { rowNumber } from '../../../records';
import { screen } from '../../answer';
import { DataTable } from '../../view/data-table';
import { Facts } from '../../view/facts';
import { Stamp } from '../../view/stamp';
import { onFound } from '../records/missing';
import { AuditLine } from './line';

export const AUDIT = { href: '/audit', label: 'Audit' };

const withAccess = onFound(
  ({ deps, params }) => findAccess(deps.db, rowNumber(params.id) ?? 0),
  'audit entry',
  AUDIT,
);

export const showAccess = withAccess(async (request, row) => {
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
  const lead = <AuditLine row={row} names={names} />;
  return screen(request, { title: 'Audit entry', back: AUDIT, lead, body });
});
