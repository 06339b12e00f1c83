import type { DisclosureProfile } from '@/contract/facts/disclosure';

type Link = { readonly name: string; readonly url: string };
type Colour = `#${string}`;

/** The number under section 80G (133 of the new Act); days in the form 2026-04-01. */
export type DonationRegistration = {
  readonly urn: string;
  readonly issuedOn: string;
  /** First and last day of validity; by default valid from the day of issue, without end. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
};

/** What the site, its emails and its receipts need to know about a school. */
export interface School {
  /** While set, the school is not shown to the public: docs/decisions/identity.md. */
  readonly isDemo?: true;
  readonly name: string;
  readonly shortName: string;
  readonly tagline: string;
  readonly board: string;
  /** Determines the required rows of /disclosure; without it none is required. */
  readonly disclosure?: DisclosureProfile;
  readonly session: string;
  readonly announcedSession: string;
  /** The first one appears in the header and in emails. */
  readonly phones: readonly [string, ...string[]];
  readonly admissionsEmail: string;
  readonly email: string;
  readonly noReplyEmail: string;
  readonly address: {
    readonly street: string;
    readonly locality: string;
    readonly district: string;
    readonly state: string;
    readonly postalCode: string;
    readonly country: string;
    readonly countryCode: string;
  };
  /** The signatory of receipts; without one the signature line has no name. */
  readonly signatory?: { readonly name: string; readonly office: string };
  /** The number that families can message; without one no page offers WhatsApp. */
  readonly whatsApp?: string | undefined;
  /** The office's phone hours, in words; shown with its phone number. */
  readonly hours?: string | undefined;
  /** Replaces the default line at the top of every page, which announces the next test. */
  readonly announcement?: string | undefined;
  /** Automatic reminders to families about the fee and the test; on unless turned off. */
  readonly reminders?: 'on' | 'off' | undefined;
  readonly erpUrl: string;
  readonly mapUrl: string;
  readonly social: readonly Link[];
  readonly designer: Link;
  readonly bankAccount: {
    readonly bank: string;
    readonly accountNumber: string;
    readonly ifsc: string;
    readonly swiftCode: string;
  };
  /**
   * For donors' tax deductions. A renewal is added, since earlier donations need the one of their day. Without any,
   * no receipt claims a deduction, and no PAN is asked for.
   */
  readonly donationRegistrations?: readonly DonationRegistration[];
  /**
   * For foreign contributions, nine digits; without it only Indian citizens may give. Set it only once the
   * payment provider settles such donations into the account that the law designates.
   */
  readonly fcraRegistration?: string;
  /** For donations by UPI; without it, no page offers UPI. */
  readonly upiId?: string;
  readonly colours: Readonly<
    Record<'paper' | 'line' | 'ink' | 'ink-soft' | 'on-dark' | 'peacock' | 'peacock-deep', Colour>
  >;
}

export interface Logo {
  readonly viewBox: string;
  readonly paths: readonly { readonly fill: Colour; readonly d: string }[];
}
