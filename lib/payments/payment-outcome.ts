/** How an attempt to pay ended, as far as the page can tell. */
export type PaymentOutcome =
  | 'paid'
  | 'failed'
  /** The window was closed without a reported attempt; the bank may still be processing one. */
  | 'dismissed';
