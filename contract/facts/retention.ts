/**
 * How long records are kept where no variable says otherwise: applied by the school API, and told by the
 * privacy policy.
 */
export const RETENTION = {
  /** One-time codes, and the mails that carried them. */
  codeDays: 1,
  /** Applications that were begun and never paid. */
  applicationDays: 180,
  /** CVs of applicants. */
  cvMonths: 12,
} as const;
