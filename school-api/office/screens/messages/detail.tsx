import { inOrder, messageSubject, officeEvents, rowNumber } from '../../../records';
import { page } from '../../answer';
import type { OfficeRequest } from '../../route';
import { Facts } from '../../view/facts';
import { ErrorSummary } from '../../view/form';
import { PageHead } from '../../view/head';
import { MailLink, OfficeStateTag, shown } from '../records/cells';
import { noSuchRecord } from '../records/missing';
import { NoteForm } from '../records/note-form';
import { StateForm } from '../records/state-form';
import { RecordStory } from '../records/story';
import { LIST } from './list';

type Typed = { value: string; error: string };

/** One message; with a note that was refused, once more with what was typed. */
export async function showMessage(request: OfficeRequest, typed?: Typed): Promise<Response> {
  const { deps, params, person, audit } = request;
  const { id = '' } = params;
  const number = rowNumber(id);
  const record = await messageSubject.find(deps.db, id, deps.config);
  if (record === undefined || number === undefined) {
    return noSuchRecord(request, messageSubject.singular, LIST);
  }
  const email = String(record.email);
  await audit({ action: 'messages show', record: `message ${id}`, person: email });
  const story = inOrder(await officeEvents(deps.db, { kind: 'messages', id: number }));
  const path = `${LIST.href}/${id}`;
  const about = String(record.subject) || 'your message';
  const title = String(record.subject) || `Message of ${record.name}`;
  const body = (
    <>
      <PageHead
        title={title}
        back={LIST}
        lead={<OfficeStateTag kind="messages" record={record} />}
        actions={
          <a className="button button-quiet" href={`${path}/erase`}>
            Erase
          </a>
        }
      />
      <ErrorSummary errors={typed ? { text: typed.error } : {}} />
      <section>
        <h2>The message</h2>
        <Facts
          items={[
            { term: 'Message', value: shown(record.message) },
            { term: 'From', value: shown(record.name) },
            { term: 'E-mail', value: <MailLink to={email} subject={`Re: ${about}`} /> },
            { term: 'Phone', value: `${record.mobile_code} ${record.mobile}` },
            { term: 'Received', value: shown(record.received_at) },
          ]}
        />
      </section>
      <StateForm
        kind="messages"
        path={path}
        record={record}
        hint="Your mail program sends the answer: set “Answered” when it has gone."
      />
      <RecordStory path={path} story={story} person={person} mayChange />
      <NoteForm path={path} {...typed} />
    </>
  );
  return page(request, { title, body, status: typed ? 422 : 200 });
}
