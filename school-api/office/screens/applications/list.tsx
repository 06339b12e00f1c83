import { eligibleClasses, STUDENT_TYPES } from '@/contract';
import { applicationSubject, statesOf } from '../../../records';
import type { OfficeRequest } from '../../route';
import { showList } from '../records/list';
import { dayFilters, selectFilter } from '../records/options';
import { columns } from './columns';

export const LIST = { href: '/applications', label: 'Applications' };

/** Of both types together. */
const classes = [...new Set(STUDENT_TYPES.flatMap(eligibleClasses))].sort(byNumber);

function byNumber(one: string, other: string): number {
  return Number(one.replace(/\D/g, '')) - Number(other.replace(/\D/g, ''));
}

export function showApplications(request: OfficeRequest): Promise<Response> {
  return showList(request, {
    subject: applicationSubject,
    title: LIST.label,
    path: LIST.href,
    search: 'Name, e-mail, phone, or number of application, payment or receipt',
    fields: [
      selectFilter({ name: 'state', label: 'State', any: 'Any state' }, statesOf('applications')),
      selectFilter(
        { name: 'progress', label: 'Form and fee', any: 'Any' },
        applicationSubject.states ?? [],
      ),
      selectFilter({ name: 'class', label: 'Class', any: 'Any class' }, classes),
      selectFilter({ name: 'type', label: 'Kind', any: 'Any kind' }, STUDENT_TYPES),
      ...dayFilters,
    ],
    columns,
    none: 'No registration has been begun yet.',
    mayExport: request.person.role !== 'accounts',
  });
}
