/**
 * How long records are kept where no variable says otherwise: applied by the school API, and told by the
 * privacy policy and the notices. The reasons: docs/decisions/retention.md.
 */
export const RETENTION = {
  /** One-time codes, the mails that carried them, and a child's name before a parent has consented. */
  codeDays: 1,
  /** Network addresses from which registrations were begun. */
  addressDays: 30,
  /** Registrations that were begun and never paid. */
  applicationDays: 180,
  /** Registrations whose fee was paid. The papers of a child who is admitted are kept elsewhere. */
  registrationMonths: 24,
  /** Gifts that were begun and never paid. */
  giftDays: 180,
  /** CVs of applicants. */
  cvMonths: 12,
  /** What applicants wrote beside the CV. */
  jobMonths: 24,
  /** Messages to the school. */
  messageMonths: 12,
  /** Mails that the site sent. */
  mailMonths: 12,
  /** Receipts and what belongs to them, from the end of the financial year. */
  accountYears: 8,
  /** Donors' PANs, from the end of the financial year. */
  panYears: 2,
  /** Who looked at personal data, what the payment provider told, and the lines of the servers' logs. */
  logMonths: 12,
  /** Data of the sandbox provider, which moves no money. */
  sandboxDays: 180,
  /** Backups. */
  backupDays: 14,
} as const;

export type Retention = Record<keyof typeof RETENTION, number>;

/** As the policy page carries them, so that `check` can compare the two programs. */
export function periodsMark(periods: Retention): string {
  const names = Object.keys(RETENTION) as (keyof Retention)[];
  return names.map((name) => `${name}=${periods[name]}`).join(' ');
}
