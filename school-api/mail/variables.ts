import { z } from 'zod';
import { school } from '@/content/school';
import type { AboutTax } from './about-tax';

const isSmtpUrl = (value: string) =>
  URL.canParse(value) && ['smtp:', 'smtps:'].includes(new URL(value).protocol);

const address = z.email({ error: 'must be an e-mail address' });

const hour = z
  .string()
  .regex(/^(\d|1\d|2[0-3]|off)$/, 'must be an hour from 0 to 23, or off')
  .transform((value) => (value === 'off' ? null : Number(value)))
  .default(7);

export const mailVariables = {
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, 'must be an address that begins with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: address.default(school.noReplyEmail),
  SCHOOL_OFFICE_EMAIL: address.default(school.email),
  DAILY_NOTE_HOUR: hour,
};

type Given = { siteUrl: string | undefined; aboutTax: AboutTax };

type MailVariables = z.output<z.ZodObject<typeof mailVariables>>;

export type MailSettings = ReturnType<typeof mailSettings>;
export type MailSchool = MailSettings['school'];

export function mailSettings(v: MailVariables, given: Given) {
  return {
    /** Unset: mails stay in the outbox. */
    smtpUrl: v.SMTP_URL,
    from: v.MAIL_FROM,
    office: v.SCHOOL_OFFICE_EMAIL,
    /** By the school's clock; null where the office wants no note. */
    noteHour: v.DAILY_NOTE_HOUR,
    /** Read when a mail is written: the office may change them. */
    school: {
      name: school.name,
      get session() {
        return school.session;
      },
      get phone() {
        return school.phones[0];
      },
      ...given,
    },
  };
}
