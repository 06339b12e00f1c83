import { z } from 'zod';
import { RETENTION } from '@/contract/facts/retention';

function wholeNumber(unit: string, fallback: number) {
  const message = `must be a whole number of ${unit} from 1 to 3650`;
  return z
    .string()
    .regex(/^\d{1,4}$/, message)
    .transform(Number)
    .refine((value) => value >= 1 && value <= 3650, message)
    .default(fallback);
}

export const retentionVariables = {
  RETENTION_CODE_DAYS: wholeNumber('days', RETENTION.codeDays),
  RETENTION_APPLICATION_DAYS: wholeNumber('days', RETENTION.applicationDays),
  RETENTION_CV_MONTHS: wholeNumber('months', RETENTION.cvMonths),
};

type Values = z.output<z.ZodObject<typeof retentionVariables>>;

export type RetentionSettings = ReturnType<typeof retentionSettings>;

export function retentionSettings(v: Values) {
  return {
    codeDays: v.RETENTION_CODE_DAYS,
    applicationDays: v.RETENTION_APPLICATION_DAYS,
    cvMonths: v.RETENTION_CV_MONTHS,
  };
}
