import { type Letter, note, words } from '../blocks';
import type { MailData } from '../kinds';
import type { MailSchool } from '../variables';

export function jobAcknowledgementLetter(
  { applicantName, vacancy }: MailData<'job-acknowledgement'>,
  school: MailSchool,
): Letter {
  return {
    subject: `Your application to ${school.name}`,
    heading: 'We have received your application',
    blocks: [
      words(`Dear ${applicantName},`),
      words(
        `Thank you for applying for the position ‘${vacancy}’. The office reads every application and writes to those whom it would like to meet.`,
      ),
      note('Please do not send the same application again; this mail is your confirmation.'),
    ],
  };
}
