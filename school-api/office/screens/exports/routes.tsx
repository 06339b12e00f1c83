import { countKeys, exportColumns, listIds, pagesOf } from '../../../records';
import { goTo, screen } from '../../answer';
import type { OfficeRequest, OfficeRoute } from '../../route';
import { counted } from '../../view/counted';
import { DownloadForm } from '../../view/download-form';
import { Notice } from '../../view/notice';
import { rowLook } from '../records/row-look';
import { SearchCut } from '../records/search-cut';
import { EXPORTED, type Exported, readExported } from './exported';
import { formatOf, sendFile } from './send-file';

/** Each subject has separate addresses, since its roles differ. */
export const exportRoutes: readonly OfficeRoute[] = EXPORTED.flatMap((exported): OfficeRoute[] => {
  const { roles, subject } = exported;
  const route = { method: 'GET', roles, confirm: true } as const;
  const path = `/exports/${subject.name}`;
  return [
    { ...route, path, run: (request) => showExport(request, exported) },
    { ...route, path: `${path}/file`, run: (request) => sendExport(request, exported) },
  ];
});

/** Previews the export. */
async function showExport(request: OfficeRequest, exported: Exported): Promise<Response> {
  const { subject, list } = exported;
  const { url, deps, audit } = request;
  const found = await readExported(exported, request);
  const title = `Export: ${exported.title}`;
  const back = { href: `${list}${url.search}`, label: 'The list' };
  if ('problem' in found) {
    const body = <Notice tone="bad">{found.problem}</Notice>;
    return screen(request, { title, back, body, status: 422 });
  }
  const { filter, isCut } = found;
  const record = `how many ${subject.name}`;
  await audit({ action: `${subject.name} count`, record, ...rowLook(url) });
  const count = filter === undefined ? 0 : await countKeys(deps.db, subject.keys, filter);
  const body = (
    <>
      {isCut ? <SearchCut what={`${subject.singular}s`} /> : null}
      {count > 0 ? <DownloadForm action={`/exports/${subject.name}/file`} url={url} /> : null}
    </>
  );
  return screen(request, { title, back, lead: <p>{whatOf(count, url)}</p>, body });
}

function whatOf(count: number, url: URL): string {
  const isFiltered = [...url.searchParams].some(
    ([name, value]) => name !== 'format' && value !== '',
  );
  return `${counted(count, 'record')}${isFiltered ? ', with the filters of the list' : ''}.`;
}

async function sendExport(request: OfficeRequest, exported: Exported): Promise<Response> {
  const { subject, list } = exported;
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
      record: counted(ids.length, subject.singular),
      ...rowLook(url),
    },
  });
}
