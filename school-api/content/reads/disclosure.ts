import { formatInIndia } from '@/content/india-time';
import { school } from '@/content/school';
import { disclosureTopics, feesDueDays, isDemanded } from '@/contract/facts/disclosure';
import { sessionOf } from '@/contract/facts/session';
import { DAY_MS } from '../../platform';
import { disclosures, feeHeads } from '../lists/collections/disclosure';
import { type Reads, readList } from './read-list';

/** How long in advance the school is warned. */
const WARNED = { expiryDays: 60, feesDays: 30, reviewDays: 365 };

type Dated = { name: string; day: string };

const dayOf = (moment: Date) => formatInIndia(moment, 'yyyy-MM-dd');
const daysFrom = (moment: Date, days: number) => dayOf(new Date(moment.getTime() + days * DAY_MS));

/** Missing or outdated entries of the page 'Disclosure and safety'. */
export async function readDisclosureState(reads: Reads, now: Date) {
  const records = (await readList(reads, disclosures)).map(({ values }) => ({
    ...values,
    name: values.title || values.topic,
  }));
  // The page shows no head without an amount.
  const heads = (await readList(reads, feeHeads)).filter(({ values }) => values.amount !== null);
  const sessions = new Set(heads.map(({ values }) => values.session));
  const { disclosure: profile } = school;
  const [today, soon] = [dayOf(now), daysFrom(now, WARNED.expiryDays)];
  const session = sessionOf(today);
  const isThere = (topic: string) =>
    records.some((one) => one.topic === topic && (one.text !== '' || one.document !== ''));
  const missing = disclosureTopics
    .filter((each) => isDemanded(each, profile) && !isThere(each.topic))
    .map(({ topic }) => topic);
  const noFees = profile && !sessions.has(session) ? [`Fee table of session ${session}`] : [];
  const ending: Dated[] = records.flatMap(({ name, valid_until: day }) =>
    day ? [{ name, day }] : [],
  );
  const isPolicy = (topic: string) =>
    disclosureTopics.some((each) => each.topic === topic && each.section === 'policies');
  const longAgo = daysFrom(now, -WARNED.reviewDays);
  return {
    gaps: [...missing, ...noFees],
    expired: ending.filter(({ day }) => day < today),
    expiring: ending.filter(({ day }) => day >= today && day <= soon),
    /** Policies not reviewed in the last year. */
    unreviewed: records
      .filter(({ topic, reviewed_on }) => isPolicy(topic) && (reviewed_on ?? '') < longAgo)
      .map(({ name }) => name),
    fees: feesDue(now, sessions),
  };
}

/** The coming session's fees, if they are missing and due soon or overdue. */
function feesDue(now: Date, sessions: ReadonlySet<string>) {
  const days = feesDueDays(school.disclosure);
  const session = sessionOf(dayOf(now), 1);
  if (days === undefined || sessions.has(session)) return undefined;
  const begins = Date.parse(`${session.slice(0, 4)}-04-01T00:00:00+05:30`);
  const day = daysFrom(new Date(begins), -days);
  if (daysFrom(now, WARNED.feesDays) < day) return undefined;
  return { session, day, isLate: dayOf(now) > day };
}
