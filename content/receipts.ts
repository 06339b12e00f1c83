import { MY_DONATIONS_PATH } from '@/contract/facts/mailbox';
import { mailbox } from './mailbox';
import { school } from './school';

/** The page, and the link to it below the donation form. */
export const myDonations = {
  path: MY_DONATIONS_PATH,
  title: 'Your donations',
  description: `Find your donations to ${school.name}, with receipts, tax certificates and the total for each year.`,
  scene: 'university',
  lead: 'Confirm your email with a code to see your donations, receipts and tax certificates.',
  back: { label: 'Donate', href: '/donate-register' },
  withoutScripts:
    'We email every receipt. To find a lost one here, please turn on JavaScript, or call or write to us:',
  entry: 'Find your donations and receipts',
} as const;

export const receiptDownload = {
  label: 'Download receipt (PDF)',
  busy: 'Preparing your receipt…',
  done: 'Your receipt has been downloaded. We also send it by email.',
  failed: 'Your receipt could not be downloaded. We also send it by email.',
} as const;

/** The panel of the page, loaded with its script. */
export const receipts = {
  find: {
    ...mailbox,
    notOffered: 'You cannot find receipts here yet. Please ask the office:',
    emailHint: 'The address that you gave with the payment',
    check: 'Show my donations',
  },
  list: {
    heading: 'Donations and fees from {email}',
    none: 'There is no receipt for this address. Did you use another one? The office can help:',
    year: 'Financial year {year}',
    donations: 'Donations',
    fees: 'Registration fees',
    statement: 'Statement for the year (PDF)',
    receipt: 'PDF',
    certificate: 'Tax certificate',
    again: {
      action: 'Donate again',
      hint: 'We fill in your details and the amount of your last donation. You can change them.',
      href: '/donate-register',
    },
    purposes: { donation: 'Donation', admission: 'Registration fee' } as Record<string, string>,
    states: { valid: '', 'part-refunded': 'Partly refunded', void: 'Void' },
    test: 'PRACTICE',
    notCounted: 'The totals do not include void receipts or refunded amounts.',
    done: 'Done',
  },
} as const;
