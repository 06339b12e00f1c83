import { findList, type ListedRecord, listBin } from '../../../content';
import { screen } from '../../answer';
import { editingDeps } from '../../editing-deps';
import { namesOf } from '../../people/people';
import type { OfficeRequest } from '../../route';
import { ActForm } from '../../view/act';
import { DataTable } from '../../view/data-table';
import { PagePager } from '../../view/pager';
import { Stamp } from '../../view/stamp';
import { CONTENT, pageNumber } from './find';

const BIN = `${CONTENT.href}/bin`;

const pathOf = ({ list, id }: ListedRecord) => `${CONTENT.href}/${list}/${id}`;

/** Of all lists; records are deleted after 30 days. */
export async function showBin(request: OfficeRequest): Promise<Response> {
  const { deps, url, audit } = request;
  await audit({ action: 'content bin', record: 'a page of the bin' });
  const nameOf = await namesOf(deps.db);
  const found = await listBin(editingDeps(deps), { page: pageNumber(request) });
  const body = (
    <>
      <DataTable
        caption="In the bin, newest first"
        rows={found.records}
        columns={[
          { head: 'What', cell: ({ label, id }) => label || `Number ${id}` },
          { head: 'List', cell: ({ list }) => findList(list)?.title ?? list },
          { head: 'Since', cell: ({ binnedAt }) => (binnedAt ? <Stamp at={binnedAt} /> : null) },
          { head: 'By', cell: ({ changedBy }) => nameOf(changedBy), narrow: 'hide' },
          {
            head: 'Actions',
            cell: (record) => (
              <div className="row-acts">
                <ActForm
                  action={`${pathOf(record)}/restore`}
                  fields={{ back: BIN }}
                  tone="quiet"
                  of={record.label}
                >
                  Restore
                </ActForm>
              </div>
            ),
          },
        ]}
        href={pathOf}
        empty={<p>The bin is empty.</p>}
      />
      <PagePager url={url} page={found.page} pages={found.pages} />
    </>
  );
  return screen(request, {
    title: 'Bin',
    back: CONTENT,
    lead: 'Nothing here is on the website. We delete it after 30 days.',
    body,
  });
}
