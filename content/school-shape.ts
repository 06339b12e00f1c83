import type { DisclosureProfile } from '@/contract/facts/disclosure';

type Link = { readonly name: string; readonly url: string };
type Colour = `#${string}`;

/** The number under section 80G (133 of the new Act); days like 2026-04-01. */
export type DonationRegistration = {
  readonly urn: string;
  readonly issuedOn: string;
  /** The first and the last day on which it holds: without them from the day of issue, and without end. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
};

/** What the site, its mails and its receipts need to know about a school. */
export interface School {
  /** While it is set, the public is not shown this school: docs/decisions/identity.md. */
  readonly isDemo?: true;
  readonly name: string;
  readonly shortName: string;
  readonly tagline: string;
  readonly board: string;
  /** Which rows /disclosure must have; without it, only those that the office adds. */
  readonly disclosure?: DisclosureProfile;
  readonly session: string;
  readonly announcedSession: string;
  /** The first one stands in the header and in mails. */
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
  /** Who signs receipts; without it the line for the signature has no name. */
  readonly signatory?: { readonly name: string; readonly office: string };
  /** The number that families may write to; without one no page offers WhatsApp. */
  readonly whatsApp?: string | undefined;
  /** When the office can be reached, in words; shown where its phone number is. */
  readonly hours?: string | undefined;
  /** In place of the line at the top of every page, which tells the next test by itself. */
  readonly announcement?: string | undefined;
  /** Of the fee and of the test, sent to families by themselves; on unless the school says otherwise. */
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
  /** For tax deductions of donors; without it no receipt claims one, and no PAN is asked for. */
  readonly donationRegistration?: DonationRegistration;
  /**
   * For foreign contributions, nine digits; without it only Indian citizens may give. Set it only once the
   * payment provider settles such gifts into the account that the law names.
   */
  readonly fcraRegistration?: string;
  /** For gifts by UPI; a school without one leaves it out, and no page offers it. */
  readonly upiId?: string;
  readonly colours: Readonly<
    Record<'paper' | 'line' | 'ink' | 'ink-soft' | 'on-dark' | 'peacock' | 'peacock-deep', Colour>
  >;
}

export interface Logo {
  readonly viewBox: string;
  readonly paths: readonly { readonly fill: Colour; readonly d: string }[];
}
