import type { ContactRequest } from '@/contract';
import type { Db } from '../db/db';
import { contactMessages } from '../db/schema/messages';
import { OFFICE } from '../mail/kinds';
import { enqueueMail } from '../mail/outbox';

/** Keeps a message and tells the office, both or neither. */
export async function receiveMessage(db: Db, sent: ContactRequest, now: Date): Promise<void> {
  const { name, mobile_code: mobileCode, mobile, email, subject, message } = sent;
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
