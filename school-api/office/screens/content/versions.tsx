import { type Version, versionsOf } from '../../../content';
import { page } from '../../answer';
import { editingDeps } from '../../editing-deps';
import { namesOf } from '../../people/people';
import type { OfficeRequest } from '../../route';
import { DataTable } from '../../view/data-table';
import { PageHead } from '../../view/head';
import { PagePager } from '../../view/pager';
import { Stamp } from '../../view/stamp';
import {
  auditName,
  capital,
  type Found,
  onRecord,
  pageNumber,
  recordPath,
  shortName,
} from './find';

export const versionsPath = ({ facts, record }: Found) => `${recordPath(facts, record)}/versions`;

/** Every save of a record, the newest first. */
export const showVersions = onRecord(async (request: OfficeRequest, found) => {
  const { facts, record } = found;
  await request.audit({ action: 'content versions', record: auditName(record) });
  const all = await versionsOf(editingDeps(request.deps), record.id, pageNumber(request));
  const nameOf = await namesOf(request.deps.db);
  const title = `Versions of “${shortName(facts, record)}”`;
  const body = (
    <>
      <PageHead
        title={title}
        back={{ href: recordPath(facts, record), label: shortName(facts, record) }}
        lead={<p>Open a version to see what it changed or to restore it.</p>}
      />
      <DataTable
        caption={`${title}, newest first`}
        rows={all.versions}
        columns={[
          { head: 'Version', cell: ({ number }) => `Version ${number}` },
          { head: 'What', cell: inWords },
          { head: 'When', cell: ({ at }) => <Stamp at={at} /> },
          { head: 'By', cell: ({ by }) => nameOf(by) },
        ]}
        href={({ number }) => `${versionsPath(found)}/${number}`}
        empty={<p>There are no changes yet.</p>}
      />
      <PagePager url={request.url} page={all.page} pages={all.pages} />
    </>
  );
  return page(request, { title, body });
});

/** 'saved' is 'Saved'. */
export const inWords = ({ what }: Version) => capital(what);
