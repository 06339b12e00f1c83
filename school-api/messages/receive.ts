import { type ContactRequest, DEFAULT_COUNTRY_CODE } from '@/contract';
import type { Db } from '../db/db';
import { contactMessages } from '../db/schema/messages';
import { invalid } from '../http/json-body';
import { OFFICE } from '../mail/kinds';
import { enqueueMail } from '../mail/outbox';
import { phoneDigits } from '../text/checks';
import { checkContact } from './validate';

/** Keeps a message and tells the office, both or neither. */
export async function receiveMessage(db: Db, sent: ContactRequest, now: Date): Promise<void> {
  const errors = checkContact(sent);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const { name, email, subject, message } = sent;
  const mobileCode = sent.mobile_code || DEFAULT_COUNTRY_CODE;
  const mobile = phoneDigits(sent.mobile) ?? '';
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(contactMessages)
      .values({ name, mobileCode, mobile, email, subject, message, createdAt: now })
      .returning({ id: contactMessages.id });
    const data = { name, mobile: `${mobileCode} ${mobile}`, email, subject, message };
    const key = `office-contact:${row?.id}`;
    await enqueueMail(tx, { key, kind: 'office-contact', to: OFFICE, data }, now);
  });
}
