import { listVacancies } from '../../../content';
import { careersSubject, eraseJob, type OfficeRecord } from '../../../records';
import type { OfficeRequest } from '../../route';
import { dayFilters, selectFilter } from '../../view/filters';
import { Tag } from '../../view/tag';
import { exportAct } from '../exports/act';
import { writeAct } from '../letters/many';
import { MailLink, OfficeStateTag, phoneOf, shown } from '../records/cells';
import { type List, listOfKind, stateColumn, stateFilter } from '../records/list';
import { below, kindRoutes } from '../records/routes';
import { type FoundRecord, numbered, type Screens } from '../records/screens';
import { type StateList, stateAct } from '../records/set-states';
import { CvLinks, sendCv } from './cv';

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

const acts = [stateAct(job), writeAct(roles), exportAct('jobs', roles)];

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
    acts,
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

export const careersRoutes = [below(job)('GET', 'cv', sendCv), ...kindRoutes(job, jobList, acts)];
