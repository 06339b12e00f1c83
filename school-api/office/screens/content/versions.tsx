import { fieldsOf, findVersion, type Version, versionsOf } from '../../../content';
import { rowNumber } from '../../../records';
import { editingDeps } from '../../editing-deps';
import { namesOf } from '../../people/people';
import { screen } from '../../response';
import type { OfficeRequest } from '../../route';
import { ActionForm } from '../../view/action';
import { DataTable } from '../../view/data-table';
import { PagePager } from '../../view/pager';
import { Stamp } from '../../view/stamp';
import { capital } from '../../view/text';
import { Changes } from './changes';
import {
  auditName,
  type Found,
  missing,
  onRecord,
  pageNumber,
  recordPath,
  seen,
  shortName,
} from './find';
import { SLUG_FIELD } from './form-input';

const versionsPath = ({ facts, record }: Found) => `${recordPath(facts, record)}/versions`;

export const showVersions = onRecord(async (request: OfficeRequest, found) => {
  const { facts, record } = found;
  await request.audit({ action: 'content versions', record: auditName(record) });
  const all = await versionsOf(editingDeps(request.deps), record.id, pageNumber(request));
  const nameOf = await namesOf(request.deps.db);
  const title = `Versions of “${shortName(facts, record)}”`;
  const body = (
    <>
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
  return screen(request, {
    title,
    back: { href: recordPath(facts, record), label: shortName(facts, record) },
    lead: 'Open a version to see what it changed or to restore it.',
    body,
  });
});

/** 'saved' is 'Saved'. */
const inWords = ({ action }: Version) => capital(action);

/** A version's changes against the previous one or the current one, with a restore button. */
export const showVersion = onRecord(async (request, found) => {
  const { facts, record } = found;
  const number = rowNumber(request.params.number);
  const version = number && (await findVersion(editingDeps(request.deps), record.id, number));
  if (!version) return missing(request, facts);
  await request.audit({ action: 'content version', record: `${auditName(record)} ${number}` });
  const path = `${versionsPath(found)}/${version.number}`;
  const againstNow = request.url.searchParams.get('against') === 'now' || version.before === null;
  const [before, after] = againstNow
    ? [version.fields, record.fields]
    : [version.before ?? {}, version.fields];
  const compared = [...fieldsOf(facts.name), ...(facts.isNews ? [SLUG_FIELD] : [])];
  const changed = compared.filter(({ name }) => (before[name] ?? '') !== (after[name] ?? ''));
  const nameOf = await namesOf(request.deps.db);
  const title = `Version ${version.number} of “${shortName(facts, record)}”`;
  const isNow = fieldsOf(facts.name).every(
    ({ name }) => (version.fields[name] ?? '') === (record.fields[name] ?? ''),
  );
  const body = (
    <>
      <section aria-labelledby="changes">
        <h2 id="changes">{againstNow ? 'What changed since then' : 'What it changed'}</h2>
        {changed.length === 0 ? <p>Nothing changed in the text.</p> : null}
        {changed.map(({ name, label }) => (
          <div key={name} className="mt-5 max-w-208">
            <h3>{label}</h3>
            <Changes before={before[name] ?? ''} after={after[name] ?? ''} />
          </div>
        ))}
      </section>
      <p>
        {againstNow && version.before !== null ? (
          <a href={path}>What this version changed</a>
        ) : null}
        {againstNow ? null : <a href={`${path}?against=now`}>What has changed since then</a>}
      </p>
      {isNow ? <p className="quiet">This version is the same as the current text.</p> : null}
      {isNow || record.state === 'binned' ? null : (
        <>
          <p className="flex flex-wrap gap-2">
            {record.state === 'shown' ? (
              <ActionForm action={`${path}/draft`} fields={seen(record)}>
                Open as a draft
              </ActionForm>
            ) : null}
            <ActionForm action={`${path}/undo`} fields={seen(record)}>
              {record.state === 'shown' ? 'Restore on the website' : 'Restore this version'}
            </ActionForm>
          </p>
          {facts.isNews ? <p className="quiet">Its address does not change.</p> : null}
        </>
      )}
    </>
  );
  return screen(request, {
    title,
    back: { href: versionsPath(found), label: 'Versions' },
    lead: (
      <p>
        {inWords(version)} by {nameOf(version.by) || 'somebody'}, <Stamp at={version.at} />
      </p>
    ),
    body,
  });
});
