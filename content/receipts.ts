import { mailbox } from './mailbox';

/** The line below the form of the donation page; apart, because the rest is loaded later. */
export const receiptsEntry = {
  title: 'Find my receipts',
  withoutScripts:
    'We email every receipt. To find a lost one here, you need JavaScript; or please call or write to us:',
  loading: 'Loading...',
  notLoaded: 'This part did not load. Please try again, or call the office:',
} as const;

/** On the success views. */
export const receiptDownload = {
  label: 'Download receipt (PDF)',
  busy: 'Preparing your receipt…',
  done: 'We have downloaded your receipt. You receive it by email too.',
  failed: 'We could not download your receipt just now. You receive it by email too.',
} as const;

/** The panel that opens below it, with its messages. */
export const receipts = {
  find: {
    ...mailbox,
    lead: 'See the receipts for donations and registration fees paid with your email address. We send you a code first, so that nobody else can see them.',
    notOffered: 'You cannot find receipts here yet. Please ask the office:',
    emailHint: 'The address that you gave with the payment',
    check: 'Show my receipts',
  },
  list: {
    heading: 'Receipts for {email}',
    none: 'There is no receipt for this address. Did you use another one? The office can help:',
    year: 'Financial year {year}',
    donations: 'Donations',
    fees: 'Registration fees',
    statement: 'Statement of the year (PDF)',
    receipt: 'PDF',
    purposes: { donation: 'Donation', admission: 'Registration fee' } as Record<string, string>,
    states: { valid: '', 'part-refunded': 'Part refunded', void: 'Void' },
    test: 'PRACTICE',
    notCounted: 'The sums leave out void receipts, and what was refunded.',
    done: 'Done',
  },
} as const;
