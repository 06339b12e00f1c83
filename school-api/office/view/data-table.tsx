import type { ReactNode } from 'react';
import { CHOSEN } from './action-bar';
import { withParam } from './list-address';

export type Column<Row> = {
  head: string;
  /** The sort of its heading: 'name', or '-date' for descending. */
  sort?: string;
  /** Hidden by default; people can add it. */
  extra?: true;
  cell: (row: Row) => ReactNode;
  align?: 'end';
  /** Stays on one line, such as a date or a number. */
  short?: true;
  /** To be filled in by hand. */
  paper?: true;
  /** In narrow layouts such as phones, where each row is a card: hidden, or without its heading. */
  narrow?: 'hide' | 'no-head';
};

type Props<Row> = {
  caption: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** The first cell's link. */
  href?: (row: Row) => string;
  /** How the form above the table (ActionBar) names a selected row and, after a space, its displayed state; the first cell is a link. */
  chooseBy?: ((row: Row) => string) | undefined;
  /** The first cell of a row names it, and is not a link. */
  rowHeads?: true;
  /** The current sort; the headings change it in this address. */
  sorting?: { url: URL; sort: string };
  empty?: ReactNode;
};

export function DataTable<Row>(props: Props<Row>) {
  const { caption, rows, columns, href, chooseBy, rowHeads, sorting, empty } = props;
  if (rows.length === 0) return <div className="list-empty">{empty}</div>;
  return (
    <div className="data-table">
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.head} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is rendered once
            <tr key={index}>
              {columns.map((column, at) => (
                <Cell key={column.head} isHead={at === 0 && rowHeads} className={classOf(column)}>
                  {column.narrow === 'no-head' ? null : (
                    <span className="cell-head" aria-hidden="true">
                      {column.head}
                    </span>
                  )}
                  {at === 0 && href ? (
                    <First href={href(row)} name={chooseBy?.(row)}>
                      {column.cell(row)}
                    </First>
                  ) : (
                    <div className="cell">{column.cell(row)}</div>
                  )}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellProps = {
  isHead: boolean | undefined;
  className: string | undefined;
  children: ReactNode;
};

function Cell({ isHead, ...props }: CellProps) {
  return isHead ? <th scope="row" {...props} /> : <td {...props} />;
}

type HeadProps<Row> = { column: Column<Row>; sorting: Props<Row>['sorting'] };

function Head<Row>({ column, sorting }: HeadProps<Row>) {
  const { head, sort } = column;
  if (sort === undefined || sorting === undefined) {
    return (
      <th scope="col" className={classOf(column)}>
        {head}
      </th>
    );
  }
  const isDown = sorting.sort.startsWith('-');
  const isSorted = withoutSign(sorting.sort) === withoutSign(sort);
  const next = isSorted ? `${isDown ? '' : '-'}${withoutSign(sort)}` : sort;
  const order = isDown ? 'descending' : 'ascending';
  return (
    <th scope="col" className={classOf(column)} aria-sort={isSorted ? order : undefined}>
      <a className="whitespace-nowrap hover:underline" href={withParam(sorting.url, 'sort', next)}>
        {head}
        <span aria-hidden="true">{isSorted ? (isDown ? ' ↓' : ' ↑') : ''}</span>
      </a>
    </th>
  );
}

const withoutSign = (sort: string) => sort.replace(/^-/, '');

type FirstProps = { href: string; name: string | undefined; children: ReactNode };

function First({ href, name, children }: FirstProps) {
  const id = name && `row-${name.split(' ')[0]}`;
  const link = (
    <a className="row-link" href={href} id={id}>
      {children}
    </a>
  );
  if (name === undefined) return link;
  return (
    <div className="cell-first">
      <input type="checkbox" name="key" value={name} form={CHOSEN} aria-labelledby={id} />
      {link}
    </div>
  );
}

function classOf<Row>({ align, short, paper, narrow }: Column<Row>): string | undefined {
  const names = [
    align === 'end' ? 'cell-end' : '',
    short ? 'cell-short' : '',
    paper ? 'paper-only' : '',
    narrow === 'hide' ? 'wide-only' : '',
  ];
  return names.filter(Boolean).join(' ') || undefined;
}
