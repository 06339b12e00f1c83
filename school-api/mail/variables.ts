import { z } from 'zod';
import { school } from '@/content/school';
import { about } from '@/contract/facts/variables';
import type { AboutTax } from './about-tax';

const isSmtpUrl = (value: string) =>
  URL.canParse(value) && ['smtp:', 'smtps:'].includes(new URL(value).protocol);

export const mailVariables = {
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, 'must start with smtp:// or smtps://')
    .optional()
    .meta(about('Mail', 'the mail server; without it, emails stay in the outbox')),
};

type Parts = { siteUrl: string | undefined; aboutTax: AboutTax };

type MailVariables = z.output<z.ZodObject<typeof mailVariables>>;

export type MailSettings = ReturnType<typeof mailSettings>;
export type MailSchool = MailSettings['school'];

export function mailSettings(v: MailVariables, parts: Parts) {
  return {
    /** Unset: mails stay in the outbox. */
    smtpUrl: v.SMTP_URL,
    from: school.noReplyEmail,
    /** Read when an email is written or sent, since the office may change them. */
    get office() {
      return school.email;
    },
    school: {
      name: school.name,
      get email() {
        return school.email;
      },
      get session() {
        return school.session;
      },
      get phone() {
        return school.phones[0];
      },
      ...parts,
    },
  };
}
