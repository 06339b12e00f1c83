/** A payment may arrive 5 days after the checkout; the law requires accounts and logs. */
const LEAST = { applicationDays: 7, donationDays: 7, accountYears: 8, logMonths: 12 };

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
 * How long records are kept. The school API, the privacy policy and the notices read this. A school
 * can change it and build again. Reasons: docs/decisions/retention.md.
 */
export const RETENTION = lawful({
  /** One-time codes, the emails with them, and a child's name before consent. */
  codeDays: 1,
  /** Network addresses of registrations. */
  addressDays: 30,
  /** Unpaid registrations. */
  applicationDays: 180,
  /** Paid registrations. The papers of an admitted child are kept elsewhere. */
  registrationMonths: 24,
  /** Unpaid donations. */
  donationDays: 180,
  cvMonths: 12,
  /** Job applications without the CV. */
  jobMonths: 24,
  messageMonths: 12,
  /** Sent emails. */
  mailMonths: 12,
  /** Receipts, donations and payments, from the end of the financial year. */
  accountYears: 8,
  /** Donors' PANs, from the end of the financial year. */
  panYears: 2,
  /** The access log, the provider's events and server logs. */
  logMonths: 12,
  /** Data of the sandbox. */
  sandboxDays: 180,
  backupDays: 14,
});

export type Retention = typeof RETENTION;
