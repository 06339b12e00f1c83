import { CONTACT_FIELDS, CONTACT_LABELS, type ContactField } from '@/contract';
import { type MailContent, paragraph, rows } from '../mail-content';
import type { MailData } from '../mail-data';

/** Shown separately, or as part of the phone number. */
const NOT_IN_TABLE: readonly ContactField[] = ['mobile_code', 'subject', 'message'];

export function officeContactMail(data: MailData<'office-contact'>): MailContent {
  const { subject = '', message = '', email = '' } = data;
  const others = CONTACT_FIELDS.filter((field) => !NOT_IN_TABLE.includes(field));
  return {
    subject: subject === '' ? 'Message from the website' : `Website: ${subject}`,
    heading: 'New message from the website',
    blocks: [
      rows(...others.map((field) => [CONTACT_LABELS[field], data[field] ?? ''] as const)),
      rows([CONTACT_LABELS.subject, subject]),
      paragraph(message),
    ],
    ...(email !== '' && { replyTo: email }),
  };
}
