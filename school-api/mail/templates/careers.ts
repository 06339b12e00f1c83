import { EXPERIENCE_OPTIONS } from '@/contract';
import { type MailContent, note, paragraph, rows } from '../mail-content';
import type { MailData } from '../mail-data';
import type { MailSchool } from '../variables';

export function jobAcknowledgementMail(
  { vacancy }: MailData<'job-acknowledgement'>,
  school: MailSchool,
): MailContent {
  return {
    subject: `Your application to ${school.name}`,
    heading: 'We have received your application',
    blocks: [
      paragraph('Dear applicant,'),
      paragraph(
        `Thank you for applying for the position ‘${vacancy}’. The office reads every application and writes to those whom it would like to meet.`,
      ),
      note('Please do not send the same application again; this mail is your confirmation.'),
    ],
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
