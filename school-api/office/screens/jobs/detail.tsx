import { inOrder, jobSubject, officeEvents, rowNumber } from '../../../records';
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
import { CvLinks } from './cv-links';
import { LIST } from './list';

type Typed = { value: string; error: string };

/** One job application; with a note that was refused, once more with what was typed. */
export async function showJob(request: OfficeRequest, typed?: Typed): Promise<Response> {
  const { deps, params, person, audit } = request;
  const { id = '' } = params;
  const number = rowNumber(id);
  const record = await jobSubject.find(deps.db, id, deps.config);
  if (record === undefined || number === undefined) {
    return noSuchRecord(request, jobSubject.singular, LIST);
  }
  const email = String(record.email);
  await audit({ action: 'jobs show', record: `job application ${id}`, person: email });
  const story = inOrder(await officeEvents(deps.db, { kind: 'jobs', id: number }));
  const path = `${LIST.href}/${id}`;
  const title = String(record.applicant_name);
  const body = (
    <>
      <PageHead
        title={title}
        back={LIST}
        lead={<OfficeStateTag kind="jobs" record={record} />}
        actions={
          <a className="button button-quiet" href={`${path}/erase`}>
            Erase
          </a>
        }
      />
      <ErrorSummary errors={typed ? { text: typed.error } : {}} />
      <section>
        <h2>The application</h2>
        <Facts
          items={[
            { term: 'Vacancy', value: shown(record.vacancy) },
            { term: 'Qualification', value: shown(record.qualification) },
            { term: 'Years of experience', value: shown(record.experience_years) },
            {
              term: 'E-mail',
              value: <MailLink to={email} subject={`Your application: ${record.vacancy}`} />,
            },
            { term: 'Phone', value: `${record.mobile_code} ${record.mobile}` },
            { term: 'Received', value: shown(record.received_at) },
          ]}
        />
      </section>
      <CvLinks path={path} record={record} />
      <StateForm kind="jobs" path={path} record={record} />
      <RecordStory path={path} story={story} person={person} mayChange />
      <NoteForm path={path} {...typed} />
    </>
  );
  return page(request, { title, body, status: typed ? 422 : 200 });
}
