import type { ReactNode } from 'react';
import { CHOSEN } from './act-bar';
import { withParam } from './list-address';

export type Column<Row> = {
  head: string;
  /** By what a press on the head sorts: 'name', or '-date' for the last one first. */
  sort?: string;
  /** Shown to those alone who have chosen it. */
  extra?: true;
  cell: (row: Row) => ReactNode;
  /** For numbers and amounts. */
  align?: 'end';
  /** Stays in one line, such as a day or a number. */
  short?: true;
  /** To be written in by hand. */
  paper?: true;
  /** Left out where there is no room for it, such as on phones, where each row is a card. */
  narrow?: 'hide';
};

type Props<Row> = {
  caption: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** The first cell links there. */
  href?: (row: Row) => string;
  /** How the form above the table (ActBar) names a row that is chosen, and after a space as what it was seen; the first cell is a link. */
  chooseBy?: ((row: Row) => string) | undefined;
  /** How the rows are sorted; the heads change it in this address. */
  sorting?: { url: URL; sort: string };
  /** Instead of a table without rows. */
  empty?: ReactNode;
};

export function DataTable<Row>(props: Props<Row>) {
  const { caption, rows, columns, href, chooseBy, sorting, empty } = props;
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
                <td key={column.head} className={classOf(column)}>
                  <span className="cell-head" aria-hidden="true">
                    {column.head}
                  </span>
                  {at === 0 && href ? (
                    <First href={href(row)} name={chooseBy?.(row)}>
                      {column.cell(row)}
                    </First>
                  ) : (
                    <div className="cell">{column.cell(row)}</div>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
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
  const isSorted = bare(sorting.sort) === bare(sort);
  const next = isSorted ? `${isDown ? '' : '-'}${bare(sort)}` : sort;
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

const bare = (sort: string) => sort.replace(/^-/, '');

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
