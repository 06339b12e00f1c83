import { z } from 'zod';
import { school } from '@/content/school';

const isSmtpUrl = (value: string) =>
  URL.canParse(value) && ['smtp:', 'smtps:'].includes(new URL(value).protocol);

const address = z.email({ error: 'must be an e-mail address' });
const line = z.string().regex(/^[^\p{Cc}]{1,120}$/u, 'must be one line of at most 120 characters');

export const mailVariables = {
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, 'must be an address that begins with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: address.default('no-reply@vidyapeeth.example.org'),
  SCHOOL_OFFICE_EMAIL: address.default(school.email),
  SCHOOL_NAME: line.default(school.name),
  SCHOOL_SESSION: line.default(school.session),
  SCHOOL_PHONE: line.default(school.phones[0]),
};

type MailVariables = z.output<z.ZodObject<typeof mailVariables>>;

export type MailSettings = ReturnType<typeof mailSettings>;
/** Who the mails speak for. */
export type MailSchool = MailSettings['school'];

export function mailSettings(v: MailVariables) {
  return {
    /** Without a server, mails stay in the outbox. */
    smtpUrl: v.SMTP_URL,
    from: v.MAIL_FROM,
    office: v.SCHOOL_OFFICE_EMAIL,
    school: { name: v.SCHOOL_NAME, session: v.SCHOOL_SESSION, phone: v.SCHOOL_PHONE },
  };
}
