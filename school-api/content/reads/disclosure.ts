import { formatInIndia } from '@/content/india-time';
import { school } from '@/content/school';
import { demandedTopics, disclosureSections, feesDueDays } from '@/contract/facts/disclosure';
import { sessionOf } from '@/contract/facts/session';
import { DAY_MS } from '../../platform';
import { disclosures, feeHeads } from '../lists/collections/disclosure';
import { type Reads, readList } from './read-list';

/** So long before a day the school is warned. */
const WARNED = { expiryDays: 60, feesDays: 30, reviewDays: 365 };

type Dated = { name: string; day: string };

export type DisclosureState = {
  /** What the profile of the school demands, and the page does not have. */
  gaps: string[];
  expired: Dated[];
  expiring: Dated[];
  /** Policies without a review in the last year. */
  unreviewed: string[];
  /** Of the coming session, when they are missing and due soon or overdue. */
  fees: { session: string; day: string; isLate: boolean } | undefined;
};

const dayOf = (moment: Date) => formatInIndia(moment, 'yyyy-MM-dd');
const daysFrom = (moment: Date, days: number) => dayOf(new Date(moment.getTime() + days * DAY_MS));

/** What is missing or out of date on the page 'Disclosure and safety'. */
export async function readDisclosureState(reads: Reads, now: Date): Promise<DisclosureState> {
  const today = dayOf(now);
  const records = (await readList(reads, disclosures)).map(({ values }) => ({
    ...values,
    name: values.title || values.topic,
    isShown: values.text !== '' || values.document !== '',
  }));
  const sessions = new Set((await readList(reads, feeHeads)).map(({ values }) => values.session));
  const has = new Set(records.filter(({ isShown }) => isShown).map(({ topic }) => topic));
  const { disclosure: profile } = school;
  const noFees = profile && !sessions.has(sessionOf(today)) ? [feesOf(sessionOf(today))] : [];
  const ending = records.flatMap(({ name, valid_until: day }) => (day ? [{ name, day }] : []));
  const policies = disclosureSections.find(({ kind }) => kind === 'policy')?.topics ?? {};
  const soon = daysFrom(now, WARNED.expiryDays);
  const longAgo = daysFrom(now, -WARNED.reviewDays);
  return {
    gaps: disclosureSections
      .flatMap((section) => demandedTopics(section, profile))
      .filter((topic) => !has.has(topic))
      .concat(noFees),
    expired: ending.filter(({ day }) => day < today),
    expiring: ending.filter(({ day }) => day >= today && day <= soon),
    unreviewed: records
      .filter(({ topic }) => Object.hasOwn(policies, topic))
      .filter(({ reviewed_on }) => (reviewed_on ?? '') < longAgo)
      .map(({ name }) => name),
    fees: feesDue(now, sessions),
  };
}

const feesOf = (session: string) => `Fee table of session ${session}`;

function feesDue(now: Date, sessions: ReadonlySet<string>): DisclosureState['fees'] {
  const days = feesDueDays(school.disclosure);
  const session = sessionOf(dayOf(now), 1);
  if (days === undefined || sessions.has(session)) return undefined;
  const begins = Date.parse(`${session.slice(0, 4)}-04-01T00:00:00+05:30`);
  const day = daysFrom(new Date(begins), -days);
  if (daysFrom(now, WARNED.feesDays) < day) return undefined;
  return { session, day, isLate: dayOf(now) > day };
}
