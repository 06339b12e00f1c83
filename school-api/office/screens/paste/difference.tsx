import type { PastedColumn } from '../../../content';
import { cellText } from './cell-text';

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

/** Old and new value of each cell in a row. */
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
