import type { Db } from '../../../db';
import { always, audited } from '../../audit';
import { ownPath } from '../../own-site';
import { changePreferences, readPreferences } from '../../people/preferences';
import { redirectTo } from '../../response';
import { type OfficeRequest, type OfficeRoute, ROLES } from '../../route';
import type { Column } from '../../view/data-table';
import { CheckField, Submit } from '../../view/form';
import { Icon } from '../../view/icon';
import { listQuery, RESULTS_FRAGMENT } from '../../view/list-address';

/** The person's columns for this list; the first is always shown. */
export async function chosenColumns<Row>(
  { deps, person, url }: OfficeRequest,
  columns: readonly Column<Row>[],
): Promise<readonly Column<Row>[]> {
  const chosen = (await readPreferences(deps.db, person.id)).columns[url.pathname];
  return columns.filter(
    ({ head, extra }, at) => at === 0 || (chosen ? chosen.includes(head) : !extra),
  );
}

type Props<Row> = { url: URL; columns: readonly Column<Row>[]; shown: readonly Column<Row>[] };

export function ColumnsMenu<Row>({ url, columns, shown }: Props<Row>) {
  return (
    <div className="actions-menu inline-block">
      <button type="button" className="button button-secondary" popoverTarget="columns-menu">
        Columns
        <Icon name="chevron-down" />
      </button>
      <div id="columns-menu" className="actions-list" popover="auto">
        <form className="columns-form" action="/columns" method="post">
          <input type="hidden" name="back" value={`${url.pathname}${listQuery(url)}`} />
          {columns.slice(1).map((column, at) => (
            <CheckField
              key={column.head}
              label={column.head}
              name={`column-${at}`}
              value={column.head}
              checked={shown.includes(column)}
            />
          ))}
          <Submit tone="secondary">Show these columns</Submit>
        </form>
      </div>
    </div>
  );
}

export const columnsRoute: OfficeRoute = {
  method: 'POST',
  path: '/columns',
  roles: ROLES,
  run: async (request) => {
    const { form, person } = request;
    const back = ownPath(form.get('back'));
    const [list = '/'] = back.split('?');
    const heads = [...form].filter(([name]) => name.startsWith('column-')).map(([, head]) => head);
    const change = (tx: Db) =>
      changePreferences(tx, person.id, (old) => ({
        ...old,
        columns: bounded({ ...old.columns, [list.slice(0, 100)]: heads.slice(0, 50).map(cut) }),
      }));
    await audited(request, { action: 'columns', record: list.slice(0, 100) }, change, always);
    return redirectTo(`${back}${RESULTS_FRAGMENT}`);
  },
};

const MAX_LISTS = 50;
const cut = (head: string) => head.slice(0, 100);
const bounded = (lists: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(lists).slice(-MAX_LISTS));
