import { type PastedList, pastedLists } from '../../../content';
import type { Role } from '../../roles';
import type { OfficeRoute } from '../../route';
import { confirmingCharge } from '../content/charge-page';
import { applyPathOf, needsProof, pathOf } from './address';
import { rowsPage } from './rows-page';
import { applyRowsOf, previewRows } from './send';
import { undoPasteOf, undoPathOf } from './undo';

const roles: readonly Role[] = ['editor', 'head'];

/** Before the routes of the records, which would treat these as ids. */
export const pasteRoutes: readonly OfficeRoute[] = pastedLists.flatMap(routesOf);

function routesOf(list: PastedList): OfficeRoute[] {
  const path = pathOf(list);
  const apply = { method: 'POST', path: applyPathOf(list), roles } as const;
  const run = confirmingCharge((request) => applyRowsOf(request, list));
  return [
    { method: 'GET', path, roles, run: (request) => rowsPage(request, list) },
    { method: 'POST', path, roles, upload: true, run: (request) => previewRows(request, list) },
    needsProof(list)
      ? { ...apply, confirm: 'Save the rows', run }
      : { ...apply, upload: true, run },
    {
      method: 'POST',
      path: undoPathOf(list),
      roles,
      ...(needsProof(list) && { confirm: 'Undo the paste' }),
      run: confirmingCharge((request) => undoPasteOf(request, list)),
    },
  ];
}
