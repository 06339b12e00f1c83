import {
  applicationSubject,
  donationSubject,
  giftSubject,
  jobSubject,
  messageSubject,
  type OfficeFilter,
  type Subject,
} from '../../../records';
import type { Role } from '../../roles';
import type { OfficeRequest } from '../../route';
import { readGiftFilters } from '../gifts/filter';
import { readRecordFilter } from '../records/filter';

/** Undefined: the filters leave nothing of this kind. */
type Read = { filter: OfficeFilter | undefined; isCut: boolean } | { problem: string };

export type Exported = {
  subject: Subject;
  title: string;
  /** The list with the same filters. */
  list: string;
  roles: readonly Role[];
  read: (request: OfficeRequest) => Read | Promise<Read>;
};

const admissions: readonly Role[] = ['admissions', 'head'];
const accounts: readonly Role[] = ['accounts', 'head'];

function ofGifts(source: 'online' | 'offline'): Exported['read'] {
  return async (request) => {
    const read = await readGiftFilters(request);
    if ('problem' in read) return read;
    return { filter: read.filters[source], isCut: read.cut.includes(source) };
  };
}

const ofRecords = (subject: Subject, title: string): Exported => ({
  subject,
  title,
  list: `/${subject.name}`,
  roles: admissions,
  read: (request) => readRecordFilter(subject, request),
});

/** What can be exported, with the filters of its list. */
export const EXPORTED: readonly Exported[] = [
  ofRecords(applicationSubject, 'Applications'),
  ofRecords(messageSubject, 'Messages'),
  ofRecords(jobSubject, 'Job applications'),
  {
    subject: donationSubject,
    title: 'Online gifts',
    list: '/gifts',
    roles: accounts,
    read: ofGifts('online'),
  },
  {
    subject: giftSubject,
    title: 'Gifts by bank, cheque, cash and UPI',
    list: '/gifts',
    roles: accounts,
    read: ofGifts('offline'),
  },
];
