import {
  admissionsSubject,
  careersSubject,
  contactSubject,
  type OfficeFilter,
  type Subject,
} from '../../../records';
import type { Role } from '../../roles';
import type { OfficeRequest } from '../../route';
import { LIST as DONATIONS, LISTED } from '../donations/labels';
import type { List } from '../records/acts';
import { readSources } from '../records/filter';

export type Exported = {
  subject: Subject;
  /** Has the same filters. */
  list: List;
  /** All subjects that it shows. */
  listed: readonly Subject[];
  roles: readonly Role[];
};

/** Undefined if the filters are wrong, or leave nothing of this kind. */
export async function readExported(
  { subject, listed }: Exported,
  request: OfficeRequest,
): Promise<OfficeFilter | undefined> {
  const read = await readSources(listed, request);
  if ('problem' in read) return undefined;
  return read.sources.find((source) => source.subject === subject)?.filter;
}

const ofList = (subject: Subject, label: string): Exported => ({
  subject,
  list: { href: `/${subject.name}`, label },
  listed: [subject],
  roles: ['admissions', 'head'],
});

const ofDonations = (subject: Subject): Exported => ({
  subject,
  list: DONATIONS,
  listed: LISTED,
  roles: ['accounts', 'head'],
});

/** Available exports, with their lists' filters. */
export const EXPORTED: readonly Exported[] = [
  ofList(admissionsSubject, 'Applications'),
  ofList(contactSubject, 'Messages'),
  ofList(careersSubject, 'Job applications'),
  ...LISTED.map(ofDonations),
];
