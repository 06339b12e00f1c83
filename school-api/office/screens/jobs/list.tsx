import { listVacancies } from '../../../content';
import { jobSubject, statesOf } from '../../../records';
import type { OfficeRequest } from '../../route';
import { Tag } from '../../view/tag';
import { OfficeStateTag, shown } from '../records/cells';
import { showList } from '../records/list';
import { dayFilters, selectFilter } from '../records/options';

export const LIST = { href: '/jobs', label: 'Jobs' };

export async function showJobs(request: OfficeRequest): Promise<Response> {
  const vacancies = (await listVacancies(request.deps)).map((one) => one.vacancy_name.trim());
  return showList(request, {
    subject: jobSubject,
    title: LIST.label,
    path: LIST.href,
    search: 'Name, e-mail, phone or vacancy',
    fields: [
      selectFilter({ name: 'state', label: 'State', any: 'Any state' }, statesOf('jobs')),
      selectFilter(
        { name: 'vacancy', label: 'Vacancy', any: 'Any vacancy' },
        [...new Set(vacancies)].filter((name) => name !== ''),
      ),
      ...dayFilters,
    ],
    columns: [
      { head: 'Applicant', cell: ({ applicant_name }) => shown(applicant_name) },
      { head: 'Vacancy', cell: ({ vacancy }) => shown(vacancy) },
      { head: 'Received', cell: ({ received_at }) => shown(received_at), narrow: 'hide' },
      { head: 'CV', cell: ({ cv, cv_findings }) => <CvTag cv={cv} findings={cv_findings} /> },
      { head: 'State', cell: (record) => <OfficeStateTag kind="jobs" record={record} /> },
    ],
    none: 'Nobody has applied for a post yet.',
    mayExport: true,
  });
}

type Value = string | number | Date | null | undefined;

function CvTag({ cv, findings }: { cv: Value; findings: Value }) {
  if (!cv) return <Tag tone="plain">Removed</Tag>;
  return findings ? <Tag tone="bad">With care</Tag> : <Tag tone="good">Here</Tag>;
}
