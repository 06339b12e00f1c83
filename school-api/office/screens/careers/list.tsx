import { listVacancies } from '../../../content';
import { careersSubject, type OfficeRecord, statesOf } from '../../../records';
import type { OfficeRequest } from '../../route';
import { dayFilters, selectFilter } from '../../view/filters';
import { Tag } from '../../view/tag';
import { MailLink, OfficeStateTag, phoneOf, shown } from '../records/cells';
import { type List, recordsOf } from '../records/list';
import { rowStates } from '../records/set-states';
import { acts, LIST, STATED } from './acts';

export async function jobList(request: OfficeRequest): Promise<List<OfficeRecord>> {
  const vacancies = (await listVacancies(request.deps)).map((one) => one.vacancy_name.trim());
  return {
    ...recordsOf(careersSubject),
    title: LIST.label,
    one: 'job application',
    several: 'job applications',
    search: 'Name, email, phone or vacancy',
    fields: [
      selectFilter({ name: 'state', label: 'State', any: 'Any state' }, statesOf('jobs')),
      selectFilter(
        { name: 'vacancy', label: 'Vacancy', any: 'Any vacancy' },
        [...new Set(vacancies)].filter((name) => name !== ''),
      ),
      ...dayFilters,
    ],
    acts,
    rowActs: rowStates(STATED),
    columns: [
      { head: 'Applicant', cell: ({ applicant_name }) => shown(applicant_name), sort: 'name' },
      { head: 'Vacancy', cell: ({ vacancy }) => shown(vacancy), sort: 'vacancy' },
      { head: 'Phone', cell: phoneOf, short: true },
      { head: 'Email', cell: ({ email }) => <MailLink to={String(email)} />, extra: true },
      { head: 'Qualification', cell: ({ qualification }) => shown(qualification), extra: true },
      { head: 'Received', cell: ({ received_at }) => shown(received_at), sort: '-date' },
      { head: 'CV', cell: cvTag },
      { head: 'State', cell: (record) => <OfficeStateTag kind="jobs" record={record} /> },
    ],
    href: ({ id }) => `${LIST.href}/${id}`,
    none: 'No job applications yet.',
    exports: { jobs: 'what is listed here' },
  };
}

function cvTag({ cv, cv_findings }: OfficeRecord) {
  if (!cv) return <Tag tone="plain">Removed</Tag>;
  return cv_findings ? <Tag tone="bad">With care</Tag> : <Tag tone="good">Here</Tag>;
}
