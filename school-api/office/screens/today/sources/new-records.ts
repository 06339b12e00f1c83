import { dayInIndia } from '../../../../money';
import { DAY_MS } from '../../../../platform';
import {
  admissionsSubject,
  careersSubject,
  contactSubject,
  type OfficeRecord,
  oldestOf,
  type Subject,
  transfersSubject,
} from '../../../../records';
import type { Role } from '../../../route';
import { nameOf } from '../../admissions/names';
import { nameOf as ofTransfer } from '../../transfers/list';
import { readLinked } from '../linked';
import type { Source } from '../source';

/** Per kind, so that the board stays short. */
const NAMED = 3;

type Line = {
  subject: Subject;
  query: string;
  one: string;
  several: string;
  nameOf: (record: OfficeRecord) => string;
  roles?: readonly Role[];
  /** Listed only after a week. */
  isLate?: true;
  /** Nothing for the office to do: the family has to pay, and is reminded automatically. */
  waitsForFamily?: true;
};

const ofChild = (record: OfficeRecord) => `${nameOf(record)}, ${record.apply_for}`;

const cameAt = ({ begun_at, received_at, created_at }: OfficeRecord) =>
  [begun_at, received_at, created_at].find((at) => at instanceof Date);

const lines: readonly Line[] = [
  {
    subject: contactSubject,
    query: 'state=new',
    one: 'unanswered message',
    several: 'unanswered messages',
    nameOf: ({ name, subject }) => [name, subject].filter(Boolean).join(': '),
  },
  {
    subject: admissionsSubject,
    query: 'state=received&progress=paid',
    nameOf: ofChild,
    one: 'new application, fee paid',
    several: 'new applications, fee paid',
  },
  {
    subject: admissionsSubject,
    query: 'state=received&progress=completed',
    waitsForFamily: true,
    nameOf: ofChild,
    one: 'new application, fee not paid',
    several: 'new applications, fee not paid',
  },
  {
    subject: careersSubject,
    query: 'state=new',
    one: 'new job application',
    several: 'new job applications',
    nameOf: ({ applicant_name, vacancy }) => `${applicant_name}, ${vacancy}`,
  },
  {
    subject: transfersSubject,
    query: 'state=new&progress=reported',
    isLate: true,
    nameOf: ofTransfer,
    roles: ['accounts', 'head'],
    one: 'bank transfer not found after a week',
    several: 'bank transfers not found after a week',
  },
];

export const newRecords: readonly Source[] = lines.map(
  ({ subject, query, one, several, roles = ['admissions', 'head'], ...line }) => ({
    roles,
    find: async (deps) => {
      const until = dayInIndia(new Date(deps.now().getTime() - 8 * DAY_MS));
      const href = `/${subject.name}?${query}${line.isLate ? `&until=${until}` : ''}`;
      const { sources, count, shown } = await readLinked(deps, subject, href);
      if (count === 0) return [];
      const keys = await oldestOf(deps.db, sources, NAMED);
      const records = await subject.read(
        deps.db,
        keys.map(({ record }) => record),
        deps.config,
      );
      const oldest = records.map((record) => ({
        name: line.nameOf(record),
        href: `/${subject.name}/${record.office_number ?? record.id}`,
        since: cameAt(record) ?? deps.now(),
      }));
      const title = `${shown} ${count === 1 ? one : several}`;
      return [{ title, href, count: line.waitsForFamily ? 0 : count, oldest }];
    },
  }),
);
