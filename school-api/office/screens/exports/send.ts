import { FORMATS, type Format, listIds, pagesOf, renderText } from '../../../records';
import { goTo } from '../../answer';
import type { OfficeRequest } from '../../route';
import { lookOf } from '../records/look-of';
import { type Exported, readExported } from './exported';
import { sendFile } from './send-file';

export function sendExport(exported: Exported) {
  const { subject, list } = exported;
  return async (request: OfficeRequest): Promise<Response> => {
    const { url, deps } = request;
    const { db, config } = deps;
    const found = await readExported(exported, request);
    if ('problem' in found || found.filter === undefined) return goTo(`${list}${url.search}`);
    const ids = await listIds(db, subject.keys, found.filter);
    const pages = pagesOf(subject, ids, { db, config });
    const format = formatOf(url);
    return sendFile(request, {
      name: subject.name,
      format,
      lines: ids.length,
      text: renderText(pages, format, subject.fields),
      audit: {
        action: `${subject.name} export`,
        record: `${ids.length} ${subject.name}`,
        ...lookOf(url),
      },
    });
  };
}

function formatOf({ searchParams }: URL): Format {
  return FORMATS.find((format) => format === searchParams.get('format')) ?? 'csv';
}
