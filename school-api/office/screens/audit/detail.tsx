import {
  type AccessRow,
  actorName,
  type Change,
  changesOf,
  findAccess,
  type Names,
  namesOf,
  pieces,
} from '../../../privacy';
import { rowNumber } from '../../../records';
import { screen } from '../../response';
import { DataTable } from '../../view/data-table';
import { Facts } from '../../view/facts';
import { Stamp } from '../../view/stamp';
import { onFound } from '../records/missing';

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

/** Pages of records that the audit names. */
const PAGES: readonly (readonly [RegExp, string])[] = [
  [/^application (\d+)$/, '/applications/$1'],
  [/^message (\d+)$/, '/messages/$1'],
  [/^job application (\d+)$/, '/jobs/$1'],
  [/^donation (\w[\w-]*)$/, '/donations/online/$1'],
  [/^person (\d+)$/, '/people/$1'],
  [/^picture (\w[\w-]*)$/, '/pictures/$1'],
  [/^list ([a-z-]+)$/, '/content/$1'],
];

function pageOf(record: string, names: Names): string | undefined {
  const [pattern, path] = PAGES.find(([one]) => one.test(record)) ?? [];
  if (pattern && path) return record.replace(pattern, path);
  // Content records, such as 'news 12', or 'news 12 3' for a version.
  const [, content, list, id] = /^(([a-z-]+) (\d+))( \d+)?$/.exec(record) ?? [];
  return content && names.has(content) ? `/content/${list}/${id}` : undefined;
}

/** 'Asha Rao set application 17 (Class 5) from New to Test taken' */
export function AuditLine({ row, names }: { row: AccessRow; names: Names }) {
  return (
    <>
      {actorName(row.actor, names)}{' '}
      {pieces(row, names).map((piece) => {
        if (typeof piece === 'string') return piece;
        const href = pageOf(piece.record, names);
        return href === undefined ? (
          piece.name
        ) : (
          <a key={piece.record} href={href}>
            {piece.name}
          </a>
        );
      })}
    </>
  );
}

/** Each as old → new. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className="paste-changes quiet">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {field}: {before === '' ? null : <del>{before}</del>} {before && after ? '→ ' : null}
          {after === '' ? null : <ins>{after}</ins>}
        </li>
      ))}
    </ul>
  );
}
