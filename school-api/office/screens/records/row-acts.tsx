import type { Role } from '../../roles';
import type { Act } from '../../view/act';
import { ActionsMenu } from '../../view/actions-menu';
import type { Column } from '../../view/data-table';

/** One form shared by all menus of a list: one in each would double the page. */
export const ROW_ACT = 'row-act';

/** Acts in a row's menu. */
export type RowActs<Row> = {
  roles: readonly Role[];
  of: (row: Row) => { name: string; acts: readonly Act[] };
};

/** `back` is the list with its filters. */
export function RowActForm({ back }: { back: string }) {
  return (
    <form id={ROW_ACT} method="post">
      <input type="hidden" name="back" value={back} />
    </form>
  );
}

export const rowActsColumn = <Row,>(
  { of }: RowActs<Row>,
  keyOf: (row: Row) => string,
): Column<Row> => ({
  head: 'Actions',
  cell: (row) => {
    const { name, acts } = of(row);
    return (
      <ActionsMenu
        id={`acts-${keyOf(row).split(' ', 1)}`}
        label={`Actions for ${name}`}
        acts={acts}
      />
    );
  },
});
