import { exportColumns, listIds, pagesOf } from '../../../records';
import { goTo } from '../../answer';
import type { OfficeRequest, OfficeRoute } from '../../route';
import { counted } from '../../view/counted';
import { rowLook } from '../records/row-look';
import { EXPORTED, type Exported, readExported } from './exported';
import { filtered, formatOf, offerFile, sendFile } from './send-file';

/** Each subject has separate addresses, since its roles differ. */
export const exportRoutes: readonly OfficeRoute[] = EXPORTED.flatMap((exported): OfficeRoute[] => {
  const { roles, subject, list } = exported;
  const route = { method: 'GET', roles, confirm: true } as const;
  const path = `/exports/${subject.name}`;
  return [
    { ...route, path, run: offerFile(list) },
    { ...route, path: `${path}/file`, run: (request) => sendExport(request, exported) },
  ];
});

async function sendExport(request: OfficeRequest, exported: Exported): Promise<Response> {
  const { subject, list } = exported;
  const { url, deps } = request;
  const { db, config } = deps;
  const filter = await readExported(exported, request);
  if (filter === undefined) return goTo(`${list.href}${url.search}`);
  const ids = await listIds(db, subject.keys, filter);
  return sendFile(request, {
    name: subject.name,
    format: formatOf(url.searchParams),
    lines: ids.length,
    back: filtered(list, url),
    pages: pagesOf(subject, ids, { db, config }),
    columns: await exportColumns(db, subject),
    audit: {
      action: `${subject.name} export`,
      record: counted(ids.length, subject.singular),
      ...rowLook(url),
    },
  });
}
