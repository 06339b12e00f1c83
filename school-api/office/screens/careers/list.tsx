import { listVacancies } from '../../../content';
import { careersSubject, type OfficeRecord, statesOf } from '../../../records';
import type { OfficeRequest } from '../../route';
import { dayFilters, selectFilter } from '../../view/filters';
import { Tag } from '../../view/tag';
import { OfficeStateTag, shown } from '../records/cells';
import { type List, recordsOf } from '../records/list';
import { acts, LIST } from './acts';

export async function jobList(request: OfficeRequest): Promise<List<OfficeRecord>> {
  const vacancies = (await listVacancies(request.deps)).map((one) => one.vacancy_name.trim());
  return {
    ...recordsOf(careersSubject),
    title: LIST.label,
    one: 'job application',
    several: 'job applications',
    search: 'Name, e-mail, phone or vacancy',
    fields: [
      selectFilter({ name: 'state', label: 'State', any: 'Any state' }, statesOf('jobs')),
      selectFilter(
        { name: 'vacancy', label: 'Vacancy', any: 'Any vacancy' },
        [...new Set(vacancies)].filter((name) => name !== ''),
      ),
      ...dayFilters,
    ],
    acts,
    columns: [
      { head: 'Applicant', cell: ({ applicant_name }) => shown(applicant_name) },
      { head: 'Vacancy', cell: ({ vacancy }) => shown(vacancy) },
      { head: 'Received', cell: ({ received_at }) => shown(received_at), narrow: 'hide' },
      { head: 'CV', cell: cvTag },
      { head: 'State', cell: (record) => <OfficeStateTag kind="jobs" record={record} /> },
    ],
    href: ({ id }) => `${LIST.href}/${id}`,
    none: 'Nobody has applied for a post yet.',
    exports: { jobs: 'what is listed here' },
  };
}

function cvTag({ cv, cv_findings }: OfficeRecord) {
  if (!cv) return <Tag tone="plain">Removed</Tag>;
  return cv_findings ? <Tag tone="bad">With care</Tag> : <Tag tone="good">Here</Tag>;
}
