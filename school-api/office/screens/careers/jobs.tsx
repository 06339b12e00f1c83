import { CV_TYPE } from '@/contract';
import { listVacancies, slugFrom } from '../../../content';
import { dayInIndia } from '../../../money';
import { careersSubject, eraseJob, type OfficeRecord } from '../../../records';
import type { OfficeRequest } from '../../route';
import { LinkButton } from '../../view/action';
import { dayFilters, selectFilter } from '../../view/filters';
import { Notice } from '../../view/notice';
import { Tag } from '../../view/stamp';
import { exportAction } from '../exports/exported';
import { letterAction } from '../letters/bulk-letters';
import { MailLink, OfficeStateTag, phoneOf, shown } from '../records/cells';
import { type List, listOfKind, stateColumn, stateFilter } from '../records/list';
import { noSuchRecord } from '../records/missing';
import { sendFile } from '../records/private-file';
import { below, kindRoutes } from '../records/routes';
import { type FoundRecord, numbered, type RecordAction, type Screens } from '../records/screens';
import { type StateList, stateAction } from '../records/set-states';

const job: Screens<FoundRecord> & StateList = {
  kind: 'jobs',
  subject: careersSubject,
  list: { href: '/jobs', label: 'Job applications' },
  path: '/jobs/:id',
  roles: ['admissions', 'head'],
  nameOf: ({ applicant_name }) => String(applicant_name),
  find: numbered(careersSubject),
  view: (_, { path, record }) => {
    const subject = `Your application: ${record.vacancy}`;
    return {
      record,
      subject,
      title: String(record.applicant_name),
      lead: <OfficeStateTag kind="jobs" record={record} />,
      phones: [{ term: 'Phone', value: phoneOf(record) }],
      facts: [
        {
          title: 'The application',
          items: [
            { term: 'Vacancy', value: shown(record.vacancy) },
            { term: 'Qualification', value: shown(record.qualification) },
            { term: 'Experience', value: shown(record.experience_years) },
            { term: 'Received', value: shown(record.received_at) },
          ],
        },
      ],
      aside: <CvLinks path={path} record={record} />,
    };
  },
  erase: {
    what: ({ record }) =>
      `The application of ${record.applicant_name}, its CV, its notes, and the emails about it.`,
    run: ({ deps }, { key }) => eraseJob(deps.db, Number(key.id), deps.config.forms.cv.folder),
  },
};

const { roles } = job;

const bulkActions = [stateAction(job), letterAction(roles), exportAction('jobs', roles)];

export async function jobList(request: OfficeRequest): Promise<List<OfficeRecord>> {
  const vacancies = (await listVacancies(request.deps)).map((one) => one.vacancy_name.trim());
  return {
    ...listOfKind(job),
    search: 'Name, email, phone or vacancy',
    fields: [
      stateFilter('jobs'),
      selectFilter(
        { name: 'vacancy', label: 'Vacancy', any: 'Any vacancy' },
        [...new Set(vacancies)].filter((name) => name !== ''),
      ),
      ...dayFilters,
    ],
    bulkActions,
    columns: [
      { head: 'Applicant', cell: ({ applicant_name }) => shown(applicant_name), sort: 'name' },
      { head: 'Vacancy', cell: ({ vacancy }) => shown(vacancy), sort: 'vacancy' },
      { head: 'Phone', cell: phoneOf, short: true },
      { head: 'Email', cell: ({ email }) => <MailLink to={String(email)} />, extra: true },
      { head: 'Qualification', cell: ({ qualification }) => shown(qualification), extra: true },
      { head: 'Received', cell: ({ received_at }) => shown(received_at), sort: '-date' },
      { head: 'CV', cell: cvTag },
      stateColumn('jobs'),
    ],
    none: 'No job applications yet.',
    exports: { jobs: 'what is listed here' },
  };
}

function cvTag({ cv, cv_findings }: OfficeRecord) {
  if (!cv) return <Tag tone="plain">Removed</Tag>;
  return cv_findings ? <Tag tone="bad">Check it</Tag> : <Tag tone="good">Received</Tag>;
}

function CvLinks({ path, record }: Pick<FoundRecord, 'path' | 'record'>) {
  return (
    <section data-print="none">
      <h2>The CV</h2>
      {record.cv ? (
        <>
          {record.cv_findings ? (
            <Notice tone="bad">
              This file may not be safe: it contains {String(record.cv_findings)}. Open it only on a
              computer that is up to date, or ask the applicant for another file.
            </Notice>
          ) : null}
          <p>
            <LinkButton href={`${path}/cv`} download>
              Download (PDF)
            </LinkButton>{' '}
            <a
              className="button button-quiet"
              href={`${path}/cv?open=yes`}
              target="_blank"
              rel="noopener noreferrer"
            >
              Open in a new tab
            </a>
          </p>
        </>
      ) : (
        <p>The file was deleted after its retention period.</p>
      )}
    </section>
  );
}

const sendCv: RecordAction<FoundRecord> = async (request, { record, name, person }, { list }) => {
  const isOpened = request.url.searchParams.get('open') === 'yes';
  const file = { path: String(record.cv), type: CV_TYPE, name: cvFileName(record), isOpened };
  const action = isOpened ? 'jobs cv open' : 'jobs cv download';
  const sent = await sendFile(file, () => request.audit({ action, record: name, person }));
  return sent ?? noSuchRecord(request, 'CV', list);
};

/** 'cv-meera-rao-2026-11-21.pdf': safe on every system, whatever script the name was typed in. */
function cvFileName({ id, applicant_name, received_at }: OfficeRecord): string {
  const day = received_at instanceof Date ? `-${dayInIndia(received_at)}` : '';
  return `cv-${slugFrom(String(applicant_name)) || id}${day}.pdf`;
}

export const careersRoutes = [
  below(job)('GET', 'cv', sendCv),
  ...kindRoutes(job, jobList, bulkActions),
];
