import { ACCESS_COLUMNS, countAccesses, pagesOfAccesses } from '../../../privacy';
import { columnsOf } from '../../../records';
import { goTo } from '../../answer';
import type { OfficeRequest } from '../../route';
import { filtered, formatOf, sendFile } from '../exports/send-file';
import { rowLook } from '../records/row-look';
import { AUDIT } from './detail';
import { readAuditFilter } from './filter';

export async function sendAuditExport(request: OfficeRequest): Promise<Response> {
  const { url, deps } = request;
  const read = await readAuditFilter(request);
  if ('problem' in read) return goTo(`${AUDIT.href}${url.search}`);
  const lines = await countAccesses(deps.db, read.filter);
  return sendFile(request, {
    name: 'audit',
    format: formatOf(url.searchParams),
    lines,
    back: filtered(AUDIT, url),
    pages: pagesOfAccesses(deps.db, read.filter),
    columns: columnsOf(ACCESS_COLUMNS),
    audit: { action: 'audit export', record: `${lines} entries`, ...rowLook(url) },
  });
}
