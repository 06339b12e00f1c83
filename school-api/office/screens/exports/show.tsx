import { countKeys } from '../../../records';
import { page } from '../../answer';
import type { OfficeRequest } from '../../route';
import { DownloadForm } from '../../view/download-form';
import { PageHead } from '../../view/head';
import { Notice } from '../../view/notice';
import { lookOf } from '../records/look-of';
import { SearchCut } from '../records/search-cut';
import { type Exported, readExported } from './exported';

/** What will be exported, before it is. */
export function showExport(exported: Exported) {
  const { subject, title, list } = exported;
  return async (request: OfficeRequest): Promise<Response> => {
    const { url, deps, audit } = request;
    const found = await readExported(exported, request);
    const back = { href: `${list}${url.search}`, label: 'The list' };
    if ('problem' in found) {
      const body = (
        <>
          <PageHead title={`Export: ${title}`} back={back} />
          <Notice tone="bad">{found.problem}</Notice>
        </>
      );
      return page(request, { title, body, status: 422 });
    }
    const { filter, isCut } = found;
    const record = `how many ${subject.name}`;
    await audit({ action: `${subject.name} count`, record, ...lookOf(url) });
    const count = filter === undefined ? 0 : await countKeys(deps.db, subject.keys, filter);
    const body = (
      <>
        <PageHead title={`Export: ${title}`} back={back} lead={<p>{whatOf(count, url)}</p>} />
        {isCut ? <SearchCut what={`${subject.singular}s`} /> : null}
        {count > 0 ? <DownloadForm action={`/exports/${subject.name}/file`} url={url} /> : null}
      </>
    );
    return page(request, { title: `Export: ${title}`, body });
  };
}

function whatOf(count: number, url: URL): string {
  const records = count === 1 ? '1 record' : `${count.toLocaleString('en-IN')} records`;
  const isFiltered = [...url.searchParams.values()].some((value) => value !== '');
  return `${records}${isFiltered ? ', by the filters of the list' : ''}.`;
}
