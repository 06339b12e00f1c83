import { CAPTCHA_FIELD, type ContactRequest, NOTICE_FIELD } from '@/contract';
import { contactMessages, type Db } from '../../db';
import { enqueueMail, OFFICE } from '../../mail';

/** Stores the message and the office's email in one transaction; returns the number of the message. */
export async function receiveMessage(db: Db, sent: ContactRequest, now: Date) {
  const { [CAPTCHA_FIELD]: _captcha, [NOTICE_FIELD]: noticeVersion, ...message } = sent;
  const { mobile_code: mobileCode, ...answers } = message;
  return await db.transaction(async (tx) => {
    const [{ id } = { id: 0 }] = await tx
      .insert(contactMessages)
      .values({ ...answers, mobileCode, noticeVersion, createdAt: now })
      .returning({ id: contactMessages.id });
    const data = { ...answers, mobile: `${mobileCode} ${answers.mobile}` };
    const key = `office-contact:${id}`;
    await enqueueMail(tx, { key, kind: 'office-contact', to: OFFICE, data }, now);
    return id;
  });
}
