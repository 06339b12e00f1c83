import type { OfficeRoute } from '../../route';
import { EXPORTED } from './exported';
import { sendExport } from './send';
import { showExport } from './show';

/** Each subject has addresses of its own, since its roles are its own. */
export const exportRoutes: readonly OfficeRoute[] = EXPORTED.flatMap((exported): OfficeRoute[] => {
  const { roles, subject } = exported;
  const path = `/exports/${subject.name}`;
  return [
    { method: 'GET', path, roles, confirm: true, run: showExport(exported) },
    { method: 'GET', path: `${path}/file`, roles, confirm: true, run: sendExport(exported) },
  ];
});
