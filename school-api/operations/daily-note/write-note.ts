import { formatInIndia } from '@/content/india-time';
import type { Db } from '../../db';
import { enqueueMails, type MailData, type MailSettings, OFFICE } from '../../mail';
import { countOpenCases } from '../../money';
import { addressKey, DAY_MS } from '../../platform';
import { ago, type Finding } from '../checks/check';
import { countUncertain } from '../checks/rows';
import { countDay, findLastNote, hasNote, listNewlyUndelivered, listReaders } from './rows';

/** In India: the start of office hours. */
const FIRST_HOUR = 7;
/** After a longer stop, the note covers only the last days. */
const MAX_MS = 7 * DAY_MS;

type Deps = {
  db: Db;
  now: () => Date;
  findings: () => Promise<Finding[]>;
  mail: Pick<MailSettings, 'office'>;
};

/** Reported on separate lines. */
export const SEPARATE_FINDINGS: readonly string[] = [
  'mails-given-up',
  'orders-uncertain',
  'payment-cases',
];

/**
 * Writes today's note if there is news. Its key contains the date, so that only one is written,
 * even by several processes or after a restart.
 */
export async function writeNote(deps: Deps): Promise<'too early' | 'done'> {
  const { db } = deps;
  const now = deps.now();
  if (Number(formatInIndia(now, 'H')) < FIRST_HOUR) return 'too early';
  const key = `daily-note:${formatInIndia(now, 'yyyy-MM-dd')}`;
  if (await hasNote(db, key)) return 'done';
  const data = await gather(deps, now);
  if (data === undefined) return 'done';
  const { since } = data;
  const undelivered = await listNewlyUndelivered(db, { since: new Date(since), until: now });
  const note = { key, kind: 'office-day', to: OFFICE, data, dueAt: now } as const;
  const others = (await listReaders(db)).flatMap(({ id, email, role, day, failed }) => {
    // They already get the note to the office.
    if (addressKey(email) === addressKey(deps.mail.office)) return [];
    const own = { ...note, key: `${key}:${id}`, to: email };
    if (role === 'head' && day) return [own];
    const givenUp = undelivered.filter(({ roles }) => roles.includes(role)).length;
    return failed && givenUp > 0 ? [{ ...own, data: { ...NOTHING, since, givenUp } }] : [];
  });
  await enqueueMails(db, [note, ...others], now);
  return 'done';
}

const NOTHING = {
  applications: 0,
  fees: 0,
  documents: 0,
  withdrawals: 0,
  donations: 0,
  returned: 0,
  messages: 0,
  cvs: 0,
  uncertain: 0,
  cases: 0,
  findings: [],
};

async function gather({ db, findings }: Deps, now: Date) {
  const last = await findLastNote(db, { since: ago(now, MAX_MS), until: now });
  const since = last ?? ago(now, DAY_MS);
  const counts = await countDay(db, { since, until: now });
  const uncertain = await countUncertain(db, now);
  const cases = await countOpenCases(db, now);
  const found = (await findings()).filter(({ id }) => !SEPARATE_FINDINGS.includes(id));
  const data: MailData<'office-day'> = {
    since: since.toISOString(),
    ...counts,
    uncertain,
    cases,
    findings: found.map(({ severity, what, todo }) => ({ severity, what, todo })),
  };
  // Advice alone is not news: it is added below other news.
  const hasNews = Object.values({ ...counts, uncertain, cases }).some((count) => count > 0);
  return hasNews || found.some(({ severity }) => severity === 'serious') ? data : undefined;
}
