import {
  admissionsSubject,
  careersSubject,
  contactSubject,
  donationsSubject,
  type OfficeFilter,
  offlineDonationsSubject,
  type Subject,
} from '../../../records';
import type { Role } from '../../roles';
import type { OfficeRequest } from '../../route';
import { readSources } from '../records/filter';

export type Exported = {
  subject: Subject;
  title: string;
  /** The list with the same filters. */
  list: string;
  /** All subjects that it shows. */
  listed: readonly Subject[];
  roles: readonly Role[];
};

/** Undefined: the filters leave nothing of this kind. */
type Read = { filter: OfficeFilter | undefined; isCut: boolean } | { problem: string };

export async function readExported(
  { subject, listed }: Exported,
  request: OfficeRequest,
): Promise<Read> {
  const read = await readSources(listed, request);
  if ('problem' in read) return read;
  const own = read.sources.find((source) => source.subject === subject);
  return { filter: own?.filter, isCut: read.cut.includes(subject.name) };
}

const ofList = (subject: Subject, title: string): Exported => ({
  subject,
  title,
  list: `/${subject.name}`,
  listed: [subject],
  roles: ['admissions', 'head'],
});

const ofDonations = (subject: Subject, title: string): Exported => ({
  subject,
  title,
  list: '/donations',
  listed: [donationsSubject, offlineDonationsSubject],
  roles: ['accounts', 'head'],
});

/** Available exports, with their lists' filters. */
export const EXPORTED: readonly Exported[] = [
  ofList(admissionsSubject, 'Applications'),
  ofList(contactSubject, 'Messages'),
  ofList(careersSubject, 'Job applications'),
  ofDonations(donationsSubject, 'Online donations'),
  ofDonations(offlineDonationsSubject, 'Donations by bank, cheque, cash and UPI'),
];
