import { z } from 'zod';
import { RETENTION, type Retention } from './retention';

/** Long enough for any purpose, and short enough to be a date. */
const MOST = { days: 3650, months: 240, years: 50 } as const;

function wholeNumber(unit: keyof typeof MOST, fallback: number, least = 1) {
  const message = `must be a whole number of ${unit} from ${least} to ${MOST[unit]}`;
  return z
    .string()
    .regex(/^\d{1,4}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= MOST[unit], message)
    .default(fallback);
}

/** A payment may arrive up to five days after the checkout was opened. */
const LATE_PAYMENT_DAYS = 7;

/** Read by both programs: the school API removes by them, the site's policy and notices tell them. */
export const retentionVariables = {
  RETENTION_CODE_DAYS: wholeNumber('days', RETENTION.codeDays),
  RETENTION_ADDRESS_DAYS: wholeNumber('days', RETENTION.addressDays),
  RETENTION_APPLICATION_DAYS: wholeNumber('days', RETENTION.applicationDays, LATE_PAYMENT_DAYS),
  RETENTION_REGISTRATION_MONTHS: wholeNumber('months', RETENTION.registrationMonths),
  RETENTION_GIFT_DAYS: wholeNumber('days', RETENTION.giftDays, LATE_PAYMENT_DAYS),
  RETENTION_CV_MONTHS: wholeNumber('months', RETENTION.cvMonths),
  RETENTION_JOB_MONTHS: wholeNumber('months', RETENTION.jobMonths),
  RETENTION_MESSAGE_MONTHS: wholeNumber('months', RETENTION.messageMonths),
  RETENTION_MAIL_MONTHS: wholeNumber('months', RETENTION.mailMonths),
  /** Accounts are kept for eight years by law. */
  RETENTION_ACCOUNT_YEARS: wholeNumber('years', RETENTION.accountYears, 8),
  RETENTION_PAN_YEARS: wholeNumber('years', RETENTION.panYears),
  /** Logs of processing are kept for one year by law. */
  RETENTION_LOG_MONTHS: wholeNumber('months', RETENTION.logMonths, 12),
  RETENTION_SANDBOX_DAYS: wholeNumber('days', RETENTION.sandboxDays),
  RETENTION_BACKUP_DAYS: wholeNumber('days', RETENTION.backupDays),
};

type Values = z.output<z.ZodObject<typeof retentionVariables>>;

export function retentionOf(v: Values): Retention {
  return {
    codeDays: v.RETENTION_CODE_DAYS,
    addressDays: v.RETENTION_ADDRESS_DAYS,
    applicationDays: v.RETENTION_APPLICATION_DAYS,
    registrationMonths: v.RETENTION_REGISTRATION_MONTHS,
    giftDays: v.RETENTION_GIFT_DAYS,
    cvMonths: v.RETENTION_CV_MONTHS,
    // A CV is never without its application.
    jobMonths: Math.max(v.RETENTION_JOB_MONTHS, v.RETENTION_CV_MONTHS),
    messageMonths: v.RETENTION_MESSAGE_MONTHS,
    mailMonths: v.RETENTION_MAIL_MONTHS,
    accountYears: v.RETENTION_ACCOUNT_YEARS,
    panYears: v.RETENTION_PAN_YEARS,
    logMonths: v.RETENTION_LOG_MONTHS,
    sandboxDays: v.RETENTION_SANDBOX_DAYS,
    backupDays: v.RETENTION_BACKUP_DAYS,
  };
}
