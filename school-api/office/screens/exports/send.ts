import { exportColumns, listIds, pagesOf } from '../../../records';
import { goTo } from '../../answer';
import type { OfficeRequest } from '../../route';
import { lookOf } from '../records/look-of';
import { type Exported, readExported } from './exported';
import { formatOf, sendFile } from './send-file';

export function sendExport(exported: Exported) {
  const { subject, list } = exported;
  return async (request: OfficeRequest): Promise<Response> => {
    const { url, deps } = request;
    const { db, config } = deps;
    const found = await readExported(exported, request);
    if ('problem' in found || found.filter === undefined) return goTo(`${list}${url.search}`);
    const ids = await listIds(db, subject.keys, found.filter);
    return sendFile(request, {
      name: subject.name,
      format: formatOf(url.searchParams),
      lines: ids.length,
      pages: pagesOf(subject, ids, { db, config }),
      columns: await exportColumns(db, subject),
      audit: {
        action: `${subject.name} export`,
        record: `${ids.length} ${subject.name}`,
        ...lookOf(url),
      },
    });
  };
}
