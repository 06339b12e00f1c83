import { CONTACT_FIELDS, CONTACT_LABELS, type ContactField, EXPERIENCE_OPTIONS } from '@/contract';
import { inRupees } from '../amount';
import { inIndia } from '../dates';
import { type MailContent, paragraph, rows } from '../mail-content';
import type { MailData } from '../mail-data';

/** Shown separately, or as a part of the phone number. */
const NOT_IN_TABLE: readonly ContactField[] = ['mobile_code', 'subject', 'message'];

export function officeContactMail(data: MailData<'office-contact'>): MailContent {
  const { subject = '', message = '', email = '' } = data;
  const others = CONTACT_FIELDS.filter((field) => !NOT_IN_TABLE.includes(field));
  return {
    subject: subject === '' ? 'Message from the website' : `Website: ${subject}`,
    heading: 'A message from the website',
    blocks: [
      rows(...others.map((field) => [CONTACT_LABELS[field], data[field] ?? ''] as const)),
      rows([CONTACT_LABELS.subject, subject]),
      paragraph(message),
    ],
    ...(email !== '' && { replyTo: email }),
  };
}

export function officeJobMail(data: MailData<'office-job'>): MailContent {
  const experience = EXPERIENCE_OPTIONS.find(({ value }) => value === data.experience)?.label;
  return {
    subject: `Application for ${data.vacancy}`,
    heading: 'A new job application',
    blocks: [
      rows(
        ['Vacancy', data.vacancy],
        ['Name', data.applicantName],
        ['Phone', data.mobile],
        ['E-mail', data.email],
        ['Qualification', data.qualification],
        ['Experience', experience ?? data.experience],
      ),
      paragraph('The CV lies in the private folder of the school API.'),
    ],
  };
}

export function officePaymentMail(data: MailData<'office-payment'>): MailContent {
  const what = data.purpose === 'admission' ? 'Registration fee' : 'Donation';
  return {
    subject: `${what} of ${inRupees(data.amount)} received`,
    heading: `${what} received`,
    blocks: [
      rows(
        [data.purpose === 'admission' ? 'Student' : 'Donor', data.name],
        ['E-mail', data.email],
        ['Amount', inRupees(data.amount)],
        ['Paid on', inIndia(data.paidAt)],
        ['Payment id', data.paymentId],
        [data.purpose === 'admission' ? 'Order' : 'Receipt number', data.reference],
      ),
    ],
  };
}
