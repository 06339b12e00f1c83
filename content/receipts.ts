import { mailbox } from './mailbox';

/** The line below the form of the donation page; apart, because the rest is loaded later. */
export const receiptsEntry = {
  title: 'Find my receipts',
  withoutScripts:
    'Receipts come by e-mail. To find a lost one here, JavaScript is needed; or please call or write to us:',
  loading: 'Loading...',
  notLoaded: 'This part could not be loaded. Please try again, or call the office:',
} as const;

/** On the success views. */
export const receiptDownload = {
  label: 'Download the receipt (PDF)',
  busy: 'The receipt is being made …',
  done: 'The receipt was downloaded. It comes by e-mail too.',
  failed: 'The receipt could not be fetched just now. It comes by e-mail too.',
} as const;

/** The panel that opens below it, with its messages. */
export const receipts = {
  find: {
    ...mailbox,
    lead: 'For gifts and registration fees that were paid with your e-mail address. We send a code to it, so that nobody else sees your receipts.',
    notOffered: 'Receipts cannot be found here yet. Please ask the office:',
    emailHint: 'The address that you gave with the payment.',
    check: 'Show my receipts',
  },
  list: {
    heading: 'Receipts for {email}',
    none: 'No receipt is stored for this address. Did you use another one? The office can help:',
    year: 'Financial year {year}',
    donations: 'Donations',
    fees: 'Registration fees',
    statement: 'Statement of the year (PDF)',
    receipt: 'PDF',
    purposes: { donation: 'Donation', admission: 'Registration fee' } as Record<string, string>,
    states: { valid: '', 'part-refunded': 'Part refunded', void: 'Void' },
    test: 'TEST',
    notCounted: 'Void receipts are not counted; of a part refunded one, the rest is.',
    done: 'Done',
  },
} as const;
