import path from 'node:path';
import { z } from 'zod';
import { school } from '@/content/school';
import { DISK_RESERVE_BYTES } from '@/contract';
import { about } from '@/contract/facts/variables';

const MB = 1024 * 1024;
const QUOTA = 'must be a whole number from 1 to 999999';

export const formVariables = {
  SCHOOL_CV_QUOTA_MB: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, QUOTA)
    .transform(Number)
    .default(500)
    .meta(about('Limits', 'total size of all CVs, in MB')),
  SCHOOL_CV_SCANNER: z
    .string()
    .optional()
    .meta(
      about(
        'School API',
        'a command that checks the file of each CV; any exit code except 0 rejects it',
      ),
    ),
};

type FormVariables = z.output<z.ZodObject<typeof formVariables>> & {
  RATE_LIMIT_FACTOR: number;
  RECAPTCHA_SECRET?: string | undefined;
};

type Context = { trustClientIp: boolean; dataDir: string };

export type FormSettings = ReturnType<typeof formSettings>;
export type OtpSettings = FormSettings['otp'];
export type CaptchaSettings = NonNullable<FormSettings['captcha']>;
export type CvSettings = FormSettings['cv'];

export function formSettings(v: FormVariables, { trustClientIp, dataDir }: Context) {
  return {
    trustClientIp,
    otp: {
      /** The form allows another request after 22.5 s, so the server's limit is shorter. */
      resendSeconds: 20,
      sendsPerAddress: 6,
      /** Enough for 200 parents behind one IP address, two codes each. */
      sendsPerClient: Math.ceil(400 * v.RATE_LIMIT_FACTOR),
      sendsInAll: Math.ceil(3000 * v.RATE_LIMIT_FACTOR),
      /** Shown in messages about limits. */
      get officePhone() {
        return school.phones[0];
      },
    },
    captcha:
      v.RECAPTCHA_SECRET === undefined
        ? undefined
        : {
            secret: v.RECAPTCHA_SECRET,
            url: 'https://www.google.com/recaptcha/api/siteverify',
            /** The lowest score that passes. */
            minScore: 0.5,
          },
    cv: {
      folder: path.join(dataDir, 'cv'),
      scanner: v.SCHOOL_CV_SCANNER,
      quotaBytes: v.SCHOOL_CV_QUOTA_MB * MB,
      reserveBytes: DISK_RESERVE_BYTES,
    },
  };
}
