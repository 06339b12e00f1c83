import { ACCESS_COLUMNS, countAccesses, pagesOfAccesses } from '../../../privacy';
import { columnsOf } from '../../../records';
import { goTo, screen } from '../../answer';
import type { OfficeRequest } from '../../route';
import { counted } from '../../view/counted';
import { DownloadForm } from '../../view/download-form';
import { formatOf, sendFile } from '../exports/send-file';
import { rowLook } from '../records/row-look';
import { readAuditFilter } from './filter';

/** Previews the export. */
export async function showAuditExport(request: OfficeRequest): Promise<Response> {
  const { url, deps, audit } = request;
  const read = await readAuditFilter(request);
  if ('problem' in read) return goTo(`/audit${url.search}`);
  await audit({ action: 'audit count', record: 'how many entries', ...rowLook(url) });
  const count = await countAccesses(deps.db, read.filter);
  const title = 'Export: Audit';
  const body = count > 0 ? <DownloadForm action="/audit/export/file" url={url} /> : null;
  return screen(request, {
    title,
    back: { href: `/audit${url.search}`, label: 'Audit' },
    lead: <p>{counted(count, 'entry', 'entries')}.</p>,
    body,
  });
}

export async function sendAuditExport(request: OfficeRequest): Promise<Response> {
  const { url, deps } = request;
  const read = await readAuditFilter(request);
  if ('problem' in read) return goTo(`/audit${url.search}`);
  const lines = await countAccesses(deps.db, read.filter);
  return sendFile(request, {
    name: 'audit',
    format: formatOf(url.searchParams),
    lines,
    pages: pagesOfAccesses(deps.db, read.filter),
    columns: columnsOf(ACCESS_COLUMNS),
    audit: { action: 'audit export', record: `${lines} entries`, ...rowLook(url) },
  });
}
