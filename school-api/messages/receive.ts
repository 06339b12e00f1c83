import { type ContactRequest, dialledDigits, readContactPhone } from '@/contract';
import type { Db } from '../db/db';
import { contactMessages } from '../db/schema/messages';
import { invalid } from '../http/json-body';
import { OFFICE } from '../mail/kinds';
import { enqueueMail } from '../mail/outbox';
import { checkContact } from './validate';

/** Keeps a message and tells the office, both or neither. */
export async function receiveMessage(db: Db, sent: ContactRequest, now: Date): Promise<void> {
  const phone = readContactPhone({ code: sent.mobile_code, number: sent.mobile });
  const errors = checkContact({ ...sent, mobile_code: phone.code, mobile: phone.number });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const { name, email, subject, message } = sent;
  const mobileCode = phone.code;
  const mobile = dialledDigits(phone.number) ?? '';
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
