import { readFormFields } from '../../../forms';
import { applicationSubject, storyOfApplication } from '../../../records';
import { page } from '../../answer';
import type { OfficeRequest } from '../../route';
import { ErrorSummary } from '../../view/form';
import { PageHead } from '../../view/head';
import { Notice } from '../../view/notice';
import { OfficeStateTag } from '../records/cells';
import { FactSection } from '../records/fact-section';
import { noSuchRecord } from '../records/missing';
import { NoteForm } from '../records/note-form';
import { StateForm } from '../records/state-form';
import { RecordStory } from '../records/story';
import { nameOf, ProgressTag } from './columns';
import { answersOf, consentOf, feeOf } from './facts';
import { findApplication } from './find';
import { LIST } from './list';

type Typed = { value: string; error: string };

/** One application; with a note that was refused, once more with what was typed. */
export async function showApplication(request: OfficeRequest, typed?: Typed): Promise<Response> {
  const { deps, person, audit } = request;
  const found = await findApplication(request);
  if (found === undefined) return noSuchRecord(request, applicationSubject.singular, LIST);
  const { id, record, name, path } = found;
  await audit({ action: 'applications show', record: name, person: found.person });
  const story = await storyOfApplication(deps.db, id);
  const { child, family } = answersOf(record, await readFormFields(deps.db));
  const mayChange = person.role !== 'accounts';
  const title = nameOf(record);
  const body = (
    <>
      <PageHead
        title={title}
        back={LIST}
        lead={
          <>
            Application {String(record.application_number)} <ProgressTag record={record} />{' '}
            <OfficeStateTag kind="applications" record={record} />
          </>
        }
      />
      <ErrorSummary errors={typed ? { text: typed.error } : {}} />
      {record.consent_withdrawn_at ? (
        <Notice tone="bad">
          The parent has withdrawn consent: nothing may be done with this registration any more.
        </Notice>
      ) : null}
      <FactSection title="The child" items={child} />
      <FactSection title="The family" items={family} />
      <FactSection title="The fee" items={feeOf(record)} />
      <FactSection title="Consent" items={consentOf(record)} />
      {mayChange ? (
        <StateForm
          kind="applications"
          path={path}
          record={record}
          hint="The parent can see it under “What do you hold about me?”."
        />
      ) : null}
      <RecordStory path={path} story={story} person={person} mayChange={mayChange} />
      {mayChange ? <NoteForm path={path} {...typed} /> : null}
    </>
  );
  return page(request, { title, body, status: typed ? 422 : 200 });
}
