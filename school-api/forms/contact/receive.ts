import { CAPTCHA_FIELD, type ContactRequest, NOTICE_FIELD } from '@/contract';
import { contactMessages, type Db } from '../../db';
import { enqueueMail, OFFICE } from '../../mail';

/** Stores the message and the office's email in one transaction. */
export async function receiveMessage(db: Db, sent: ContactRequest, now: Date): Promise<void> {
  const { [CAPTCHA_FIELD]: _captcha, [NOTICE_FIELD]: noticeVersion, ...message } = sent;
  const { mobile_code: mobileCode, ...answers } = message;
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(contactMessages)
      .values({ ...answers, mobileCode, noticeVersion, createdAt: now })
      .returning({ id: contactMessages.id });
    const data = { ...answers, mobile: `${mobileCode} ${answers.mobile}` };
    const key = `office-contact:${row?.id}`;
    await enqueueMail(tx, { key, kind: 'office-contact', to: OFFICE, data }, now);
  });
}
