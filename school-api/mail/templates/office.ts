import { EXPERIENCE_OPTIONS } from '@/contract';
import { inRupees } from '../amount';
import { type Letter, rows, words } from '../blocks';
import { inIndia } from '../dates';
import type { MailData } from '../kinds';

export function officeContactLetter(data: MailData<'office-contact'>): Letter {
  return {
    subject: data.subject === '' ? 'Message from the website' : `Website: ${data.subject}`,
    heading: 'A message from the website',
    blocks: [
      rows(['Name', data.name], ['Phone', data.mobile], ['E-mail', data.email]),
      rows(['Subject', data.subject]),
      words(data.message),
    ],
    ...(data.email !== '' && { replyTo: data.email }),
  };
}

export function officeJobLetter(data: MailData<'office-job'>): Letter {
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
      words('The CV lies in the private folder of the school API.'),
    ],
  };
}

export function officePaymentLetter(data: MailData<'office-payment'>): Letter {
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
        [data.purpose === 'admission' ? 'Application id' : 'Receipt number', data.reference],
      ),
    ],
  };
}
