/** How a try to pay ended, as far as the page knows. */
export type Ending =
  | 'paid'
  | 'failed'
  /** The window was closed, and had told of no try; a bank may have been asked all the same. */
  | 'dismissed';
