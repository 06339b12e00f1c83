/** Messages of both journeys for a payment that was not made, or whose money went back. */
export const payments = {
  test: 'TEST: no money was moved. This is no receipt, and nothing of it is valid.',
  refund: {
    whole: 'Refunded',
    part: 'Part refunded',
    on: 'on',
    wholeNote:
      'The amount went back to the account or card that it was paid with; a bank may take up to seven working days to show it. The receipt is void.',
    partNote:
      'This part went back to the account or card that it was paid with; a bank may take up to seven working days to show it. The receipt stays valid for the rest.',
  },
  step: {
    loading: 'Loading...',
    notLoaded: 'This step could not be loaded. Please reload the page, or call the office:',
  },
  failure: {
    title: 'Payment Failed!',
    closed: 'You closed the window; nothing was paid.',
    writeToUs: 'Write to us with the reference.',
    reference: 'Reference',
    watching:
      'We go on asking the payment gateway. If the payment arrives, this page changes by itself.',
    notWatching:
      'This page does not change by itself when a payment arrives. The office sees it: please call {phone}.',
    retry: 'Retry Payment',
    checkNow: 'Check again now',
    checking: 'Asking the payment gateway …',
    notYet: 'The payment has not arrived yet.',
  },
} as const;
