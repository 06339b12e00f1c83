import { type AccessRow, actorName, type Change, type Names, pieces } from '../../../privacy';

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
