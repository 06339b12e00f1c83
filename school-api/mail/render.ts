import { asHtml } from './as-html';
import { asText } from './as-text';
import type { Letter } from './blocks';
import { isMailKind, type MailData, type MailKind, mailData } from './kinds';
import { jobAcknowledgementLetter } from './templates/applicant';
import { officeContactLetter, officeJobLetter, officePaymentLetter } from './templates/office';
import { otpLetter } from './templates/otp';
import { admissionReceiptLetter, donationReceiptLetter } from './templates/receipts';
import type { MailSchool } from './variables';

export type Rendered = { subject: string; text: string; html: string; replyTo?: string };

const templates: { [K in MailKind]: (data: MailData<K>, school: MailSchool) => Letter } = {
  otp: otpLetter,
  'admission-receipt': admissionReceiptLetter,
  'donation-receipt': donationReceiptLetter,
  'job-acknowledgement': jobAcknowledgementLetter,
  'office-contact': officeContactLetter,
  'office-job': officeJobLetter,
  'office-payment': officePaymentLetter,
};

/** A mail of the outbox in words; null where its data has been forgotten or cannot be read. */
export function render(kind: string, data: unknown, school: MailSchool): Rendered | null {
  if (!isMailKind(kind)) return null;
  const letter = compose(kind, data, school);
  if (letter === null) return null;
  const { subject, replyTo } = letter;
  return {
    // A header is one line, whatever a visitor wrote.
    subject: subject.replace(/[\p{Cc}\s]+/gu, ' ').trim(),
    text: asText(letter, school),
    html: asHtml(letter, school),
    ...(replyTo !== undefined && { replyTo }),
  };
}

function compose<K extends MailKind>(kind: K, data: unknown, school: MailSchool): Letter | null {
  const parsed = mailData[kind].safeParse(data);
  // The schema and the template of one kind belong together; the types cannot follow the index.
  return parsed.success ? templates[kind](parsed.data as MailData<K>, school) : null;
}
