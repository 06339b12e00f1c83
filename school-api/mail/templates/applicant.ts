import { type MailContent, note, paragraph } from '../mail-content';
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
