import { z } from 'zod';

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
  SCHOOL_OFFICE_EMAIL: address.default('office@vidyapeeth.example.org'),
  SCHOOL_NAME: line.default('Vrindaranya Vidyapeeth'),
  SCHOOL_SESSION: line.default('2026-27'),
  SCHOOL_PHONE: line.default('+91 00000 00010'),
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
