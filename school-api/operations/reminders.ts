import { addDays } from 'date-fns';
import { and, between, eq, lt, ne } from 'drizzle-orm';
import { formatInIndia } from '@/content/india-time';
import { school } from '@/content/school';
import { hourInWords } from '@/contract/facts/hour-in-words';
import { applications, type Db, takeAdvisoryLock } from '../db';
import { mayTakeTest, testOf } from '../forms';
import type { MailSettings } from '../mail';
import { type Log, MINUTE_MS, newToken, startWorker } from '../platform';
import { findTemplateFor, listNotReminded, sendLetters } from '../records';

const { admissionDate, completedAt, feeState } = applications;
const AUTHOR = { id: 0, name: 'automatic reminder' };
const HOURS = { from: 9, until: 19 };

type Deps = { db: Db; settings: Parameters<typeof sendLetters>[2]['settings']; now: () => Date };

/** Sends due reminders; one process at a time, and each round all or nothing. */
export function remind({ db, settings, now: clock }: Deps): Promise<number> {
  const now = clock();
  const hour = Number(formatInIndia(now, 'H'));
  if (school.reminders === 'off' || hour < HOURS.from || hour >= HOURS.until) {
    return Promise.resolve(0);
  }
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'reminders', '');
    const send = async (use: 'fee' | 'test', ids: readonly string[], day = '') => {
      const template = await findTemplateFor(tx, use);
      if (template === undefined || ids.length === 0) return 0;
      const { time, place } = await testOf(tx, day);
      const where = [hourInWords(time), place].filter((part) => part !== '').join(', ');
      const text = where === '' ? template.text : `${template.text}\n\n${where}`;
      const keys = ids.map((one) => ({ kind: 'applications' as const, id: one }));
      const which = use === 'fee' ? { isFeeReminder: true } : { testDay: day };
      const draft = { subject: template.subject, text, keys, ...which };
      const sending = { batch: newToken(), author: AUTHOR, settings, now };
      return (await sendLetters(tx, draft, sending)).sent;
    };
    const unpaid = and(
      between(completedAt, addDays(now, -7), addDays(now, -2)),
      ne(feeState, 'paid'),
    );
    let sent = await send('fee', await listNotReminded(tx, unpaid));
    for (const ahead of [1, 2, 3]) {
      const day = formatInIndia(addDays(now, ahead), 'yyyy-MM-dd');
      // People who have just registered need no reminder.
      const coming = and(mayTakeTest, eq(admissionDate, day), lt(completedAt, addDays(now, -1)));
      sent += await send('test', await listNotReminded(tx, coming, day), day);
    }
    return sent;
  });
}

type Config = Deps['settings'] & { mail: Pick<MailSettings, 'smtpUrl'>; isPublic: boolean };

/** If the public reads the site and there is a mail server. */
export function startReminders(deps: Omit<Deps, 'settings'> & { log: Log }, settings: Config) {
  if (!settings.isPublic || settings.mail.smtpUrl === undefined) return [];
  const round = async () => void (await remind({ ...deps, settings }));
  return [startWorker({ name: 'reminders', pauseMs: 10 * MINUTE_MS, log: deps.log, round })];
}
