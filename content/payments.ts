/** Messages of both journeys for a payment that failed or was refunded. */
export const payments = {
  test: 'PRACTICE: no money has moved. This is not a valid receipt.',
  refund: {
    whole: 'Refunded',
    part: 'Partly refunded',
    on: 'on',
    wholeNote:
      'The money went back to the account or card you paid with. Your bank may take up to 7 working days to show it. The receipt is void.',
    partNote:
      'This part went back to the account or card you paid with. Your bank may take up to 7 working days to show it. The receipt stays valid for the rest.',
  },
  step: {
    loading: 'Loading...',
    notLoaded: 'We could not load this step. Please reload the page, or call the office:',
  },
  failure: {
    title: 'Payment Failed!',
    closed: 'You closed the window, so nothing was paid.',
    writeToUs: 'If you write to us, please quote this reference.',
    reference: 'Reference',
    watching:
      'We keep checking with the payment gateway. If the payment arrives, this page updates by itself.',
    notWatching:
      'This page does not update when a payment arrives. To find out, please call the office: {phone}.',
    retry: 'Retry Payment',
    checkNow: 'Check again now',
    checking: 'Checking with the payment gateway…',
    notYet: 'The payment has not arrived yet.',
  },
} as const;
