import { lists } from '../../../content';
import type { OfficeRoute, Run } from '../../route';
import {
  bin,
  charge,
  confirmRemove,
  drop,
  hide,
  move,
  openAsDraft,
  remove,
  restore,
  show,
  undo,
} from './actions';
import { confirmingCharge } from './charge-page';
import { CONTENT, onList, EDITORS as roles } from './find';
import { showContentList } from './list';
import { showBin, showLists } from './lists';
import { showPreview } from './preview';
import { showNew, showRecord } from './record';
import { saveChanged, saveNew } from './save';
import { showVersion, showVersions } from './versions';

const LOOKS: readonly (readonly [string, Run])[] = [
  ['', onList(showContentList)],
  ['/new', showNew],
  ['/:id', showRecord],
  ['/:id/preview', showPreview],
  ['/:id/remove', confirmRemove],
  ['/:id/versions', showVersions],
  ['/:id/versions/:number', showVersion],
];

const CHANGES: readonly (readonly [string, Run])[] = [
  ['/new', saveNew],
  ['/:id', saveChanged],
  ['/:id/hide', hide],
  ['/:id/show', show],
  ['/:id/bin', bin],
  ['/:id/restore', restore],
  ['/:id/remove', remove],
  ['/:id/drop-draft', drop],
  ['/:id/move', move],
  ['/:id/versions/:number/undo', undo],
  ['/:id/versions/:number/draft', openAsDraft],
];

const withList =
  (run: Run, list: string): Run =>
  (request) =>
    run({ ...request, params: { ...request.params, list } });

/** The same for each list; changes to lists that affect money require confirmation. */
const confirmed = lists
  .filter(({ confirm }) => confirm)
  .flatMap(({ name }) =>
    [...CHANGES, ['/:id/registration-fee', charge] as const].map(([path, run]) => ({
      method: 'POST' as const,
      path: `${CONTENT.href}/${name}${path}`,
      roles,
      confirm: 'Change the fees',
      run: confirmingCharge(withList(run, name)),
    })),
  );

const base = `${CONTENT.href}/:list`;

export const contentRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: CONTENT.href, roles, run: showLists },
  { method: 'GET', path: `${CONTENT.href}/bin`, roles, run: showBin },
  ...LOOKS.map(([path, run]) => ({ method: 'GET' as const, path: base + path, roles, run })),
  ...confirmed,
  ...CHANGES.map(([path, run]) => ({ method: 'POST' as const, path: base + path, roles, run })),
  { method: 'POST', path: `${base}/:id/preview`, roles, run: showPreview },
];
