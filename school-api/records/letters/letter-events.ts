import { asc } from 'drizzle-orm';
import { type Db, officeLetters } from '../../db';
import type { HistoryEvent } from '../history/event';
import { mailEvent, mailsWithKeys } from '../history/mail-events';
import { ownedBy, type RecordKey } from '../record-key';
import { mailPrefix } from './mail-key';

/** Per record; bounds its page. */
const MAX = 200;

/** Who wrote each letter, and its delivery; resent copies count separately. */
export async function letterEvents(db: Db, key: RecordKey): Promise<HistoryEvent[]> {
  const letters = await db
    .select()
    .from(officeLetters)
    .where(ownedBy(officeLetters, key))
    .orderBy(asc(officeLetters.id))
    .limit(MAX);
  if (letters.length === 0) return [];
  const mails = await mailsWithKeys(db, [mailPrefix(key)]);
  const events = letters.map(
    ({ key: mailKey, authorName, subject, text, recipient, writtenAt }) => {
      const mail = mails.find((one) => one.key === mailKey);
      const sent = mail ? mailEvent(mail) : { at: writtenAt, text: 'Sent' };
      const title = `Email from ${authorName}: ${subject}`;
      return { ...sent, title, text: `${text}\n\nTo ${recipient}. ${sent.text}` };
    },
  );
  const copies = mails.filter(({ key: copy }) => letters.every((letter) => letter.key !== copy));
  return [...events, ...copies.map(mailEvent)];
}
