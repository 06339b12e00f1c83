/** A payment may arrive five days after the checkout was opened; the law asks for accounts and logs. */
const LEAST = { applicationDays: 7, giftDays: 7, accountYears: 8, logMonths: 12 };

/** Refuses periods that end too early. */
export function lawful<
  Periods extends Record<keyof typeof LEAST | 'cvMonths' | 'jobMonths', number>,
>(periods: Periods): Periods {
  // A CV is never without its application.
  const least = { ...LEAST, jobMonths: periods.cvMonths };
  for (const [name, value] of Object.entries<number>(periods)) {
    const from = Object.entries(least).find(([key]) => key === name)?.[1] ?? 1;
    if (Number.isInteger(value) && value >= from) continue;
    throw new Error(`contract/facts/retention.ts ${name} must be a whole number, at least ${from}`);
  }
  return periods;
}

/**
 * How long records are kept: applied by the school API, and told by the privacy policy and the notices. A school
 * that wants other periods edits them here and builds again. The reasons: docs/decisions/retention.md.
 */
export const RETENTION = lawful({
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
});

export type Retention = typeof RETENTION;
