import path from 'node:path';
import { z } from 'zod';
import { school } from '@/content/school';

const onOff = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((value) => value === '1');

function wholeNumber(fallback: number, max: number) {
  const message = `must be a whole number from 1 to ${max}`;
  return z
    .string()
    .regex(/^\d{1,6}$/, message)
    .transform(Number)
    .refine((value) => value >= 1 && value <= max, message)
    .default(fallback);
}

const MB = 1024 * 1024;

/** The form allows another request after 22.5 s, so the server's limit must be shorter. */
const MAX_RESEND_SECONDS = 22;

export const formVariables = {
  TRUST_CLIENT_IP: onOff.optional(),
  OTP_RESEND_SECONDS: wholeNumber(20, MAX_RESEND_SECONDS),
  OTP_SENDS_PER_ADDRESS: wholeNumber(6, 1000),
  /** Enough for 200 parents behind one IP address, two codes each. */
  OTP_SENDS_PER_CLIENT: wholeNumber(400, 100_000),
  OTP_SENDS_IN_ALL: wholeNumber(3000, 999_999),
  RECAPTCHA_SECRET: z.string().optional(),
  RECAPTCHA_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with https://' })
    .default('https://www.google.com/recaptcha/api/siteverify'),
  RECAPTCHA_MIN_SCORE: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1')
    .transform(Number)
    .default(0.5),
  SCHOOL_CV_QUOTA_MB: wholeNumber(500, 999_999),
  DISK_RESERVE_MB: wholeNumber(200, 999_999),
  SCHOOL_CV_SCANNER: z.string().optional(),
};

type FormVariables = z.output<z.ZodObject<typeof formVariables>>;

export type FormSettings = ReturnType<typeof formSettings>;
export type OtpSettings = FormSettings['otp'];
export type CaptchaSettings = NonNullable<FormSettings['captcha']>;
export type CvSettings = FormSettings['cv'];

export function formSettings(v: FormVariables, context: { host: string; dataDir: string }) {
  const isLoopback = ['127.0.0.1', '::1', 'localhost'].includes(context.host);
  return {
    /** On loopback only the site can connect, so its x-client-ip header is trusted. */
    trustClientIp: v.TRUST_CLIENT_IP ?? isLoopback,
    otp: {
      resendSeconds: v.OTP_RESEND_SECONDS,
      sendsPerAddress: v.OTP_SENDS_PER_ADDRESS,
      sendsPerClient: v.OTP_SENDS_PER_CLIENT,
      sendsInAll: v.OTP_SENDS_IN_ALL,
      /** Named in messages of the limits. */
      get officePhone() {
        return school.phones[0];
      },
    },
    captcha:
      v.RECAPTCHA_SECRET === undefined
        ? undefined
        : { secret: v.RECAPTCHA_SECRET, url: v.RECAPTCHA_URL, minScore: v.RECAPTCHA_MIN_SCORE },
    cv: {
      folder: path.join(context.dataDir, 'cv'),
      scanner: v.SCHOOL_CV_SCANNER,
      quotaBytes: v.SCHOOL_CV_QUOTA_MB * MB,
      /** Disk space reserved for payments and the database. */
      reserveBytes: v.DISK_RESERVE_MB * MB,
    },
  };
}
