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
        `Thank you for applying for “${vacancy}”. We read every application, and contact the applicants we would like to meet.`,
      ),
      note('Please do not apply again for the same vacancy. This email is your confirmation.'),
    ],
  };
}

export function officeJobMail(data: MailData<'office-job'>): MailContent {
  const experience = EXPERIENCE_OPTIONS.find(({ value }) => value === data.experience)?.label;
  return {
    subject: `Job application: ${data.vacancy}`,
    heading: 'New job application',
    blocks: [
      rows(
        ['Vacancy', data.vacancy],
        ['Name', data.applicantName],
        ['Phone', data.mobile],
        ['Email', data.email],
        ['Qualification', data.qualification],
        ['Experience', experience ?? data.experience],
      ),
      paragraph('You can find the CV in the office, under Job applications.'),
    ],
    ...(data.email !== '' && { replyTo: data.email }),
  };
}
