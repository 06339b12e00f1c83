import path from 'node:path';
import { z } from 'zod';

const onOff = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((value) => value === '1');

function whole(fallback: number, max: number) {
  const said = `must be a whole number from 1 to ${max}`;
  return z
    .string()
    .regex(/^\d{1,6}$/, said)
    .transform(Number)
    .refine((value) => value >= 1 && value <= max, said)
    .default(fallback);
}

/** The form lets a parent ask again after 22.5 s, so a longer pause would refuse an honest try. */
const LONGEST_RESEND_SECONDS = 22;

export const formVariables = {
  TRUST_CLIENT_IP: onOff.optional(),
  OTP_RESEND_SECONDS: whole(20, LONGEST_RESEND_SECONDS),
  OTP_SENDS_PER_ADDRESS: whole(6, 1000),
  OTP_SENDS_PER_CLIENT: whole(60, 100_000),
  RECAPTCHA_SECRET: z.string().optional(),
  RECAPTCHA_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with https://' })
    .default('https://www.google.com/recaptcha/api/siteverify'),
  RECAPTCHA_MIN_SCORE: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1')
    .transform(Number)
    .default(0.5),
  SCHOOL_CV_SCANNER: z.string().optional(),
};

type FormVariables = z.output<z.ZodObject<typeof formVariables>>;

export type FormSettings = ReturnType<typeof formSettings>;
export type OtpSettings = FormSettings['otp'];
export type CaptchaSettings = NonNullable<FormSettings['captcha']>;
export type CvSettings = FormSettings['cv'];

export function formSettings(v: FormVariables, place: { host: string; dataDir: string }) {
  const alone = ['127.0.0.1', '::1', 'localhost'].includes(place.host);
  return {
    /** On loopback nobody but the site can call, so its word about the visitor's address counts. */
    trustClientIp: v.TRUST_CLIENT_IP ?? alone,
    otp: {
      resendSeconds: v.OTP_RESEND_SECONDS,
      sendsPerAddress: v.OTP_SENDS_PER_ADDRESS,
      sendsPerClient: v.OTP_SENDS_PER_CLIENT,
    },
    captcha:
      v.RECAPTCHA_SECRET === undefined
        ? undefined
        : { secret: v.RECAPTCHA_SECRET, url: v.RECAPTCHA_URL, minScore: v.RECAPTCHA_MIN_SCORE },
    cv: { folder: path.join(place.dataDir, 'cv'), scanner: v.SCHOOL_CV_SCANNER },
  };
}
