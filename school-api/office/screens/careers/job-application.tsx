import { careersSubject, eraseJob, type OfficeRecord } from '../../../records';
import type { OfficeRequest, OfficeRoute } from '../../route';
import { letterRoutes } from '../letters/progress';
import { actRoutes } from '../records/acts';
import { MailLink, OfficeStateTag, phoneOf, shown } from '../records/cells';
import { listRoute } from '../records/list';
import { recordRoutes } from '../records/routes';
import { type FoundRecord, findNumbered, type Screens } from '../records/screens';
import { undoStateRoute } from '../records/set-states';
import { acts, LIST, STATED } from './acts';
import { sendCv } from './cv';
import { CvLinks } from './cv-links';
import { jobList } from './list';

const jobApplication: Screens<FoundRecord> = {
  subject: careersSubject,
  list: LIST,
  path: '/jobs/:id',
  roles: ['admissions', 'head'],
  find,
  view: (_, { path, person, record }) => ({
    record,
    title: String(record.applicant_name),
    subject: subjectOf(record),
    lead: <OfficeStateTag kind="jobs" record={record} />,
    facts: [
      {
        title: 'The application',
        items: [
          { term: 'Vacancy', value: shown(record.vacancy) },
          { term: 'Qualification', value: shown(record.qualification) },
          { term: 'Experience', value: shown(record.experience_years) },
          { term: 'Email', value: <MailLink to={person} subject={subjectOf(record)} /> },
          { term: 'Phone', value: phoneOf(record) },
          { term: 'Received', value: shown(record.received_at) },
        ],
      },
    ],
    aside: <CvLinks path={path} record={record} />,
  }),
  erase: {
    what: ({ record }) =>
      `The application of ${record.applicant_name}, its CV, its notes, and the emails about it.`,
    run: ({ deps }, { key }) => eraseJob(deps.db, Number(key.id), deps.config.forms.cv.folder),
  },
};

const subjectOf = ({ vacancy }: OfficeRecord) => `Your application: ${vacancy}`;

async function find(request: OfficeRequest) {
  const found = await findNumbered(request, careersSubject);
  return found && { ...found, key: { kind: 'jobs', id: found.id } as const };
}

const { roles, path } = jobApplication;

export const careersRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: LIST.href, roles, run: listRoute(jobList) },
  { method: 'GET', path: `${path}/cv`, roles, run: sendCv },
  ...actRoutes(LIST, [careersSubject], acts),
  undoStateRoute(STATED),
  ...letterRoutes(LIST, [careersSubject], roles),
  ...recordRoutes(jobApplication),
];
