import { dayInShort } from '@/content/india-time';
import { formatRupees } from '@/contract/facts/rupees';
import { type InputKind, type PastedColumn, readableText } from '../../../content';
import { cutTo } from '../../view/text';

type Props = { from: unknown; to: unknown; column: PastedColumn };

/** A cell's old and new value; distinguishable without colour. */
function Difference({ from, to, column }: Props) {
  const [old, next] = [cellText(column, from), cellText(column, to)];
  return (
    <>
      <span className="text-ink-soft">{column.field.label}:</span>{' '}
      {old ? (
        <del>
          <span className="sr-only">old: </span>
          {old}
        </del>
      ) : (
        <span className="text-ink-soft italic">nothing</span>
      )}
      <span aria-hidden="true"> → </span>
      {next ? (
        <ins>
          <span className="sr-only">new: </span>
          {next}
        </ins>
      ) : (
        <span className="text-ink-soft italic">nothing</span>
      )}
    </>
  );
}

export function Differences({ cells }: { cells: readonly Props[] }) {
  return (
    <ul className="paste-changes space-y-1">
      {cells.map((cell) => (
        <li key={cell.column.field.name}>
          <Difference {...cell} />
        </li>
      ))}
    </ul>
  );
}

const MAX_LENGTH = 300;

/** A value as shown; '' if empty. */
export function cellText({ field }: PastedColumn, value: unknown): string {
  return cutTo(MAX_LENGTH, written(field.type.input, value));
}

function written(kind: InputKind, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (kind === 'html') return readableText(String(value));
  if (kind === 'day') return dayInShort(String(value));
  if (kind === 'rupees') return formatRupees(Number(value));
  if (kind === 'check') return value === true ? 'yes' : 'no';
  return String(value);
}
