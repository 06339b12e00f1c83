/** How an attempt to pay ended, as far as the page knows. */
export type PaymentOutcome =
  | 'paid'
  | 'failed'
  /** The window was closed without a reported attempt; a bank may have been asked all the same. */
  | 'dismissed';
