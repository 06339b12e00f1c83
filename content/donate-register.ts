import { school } from '@/content/school';
import { EXEMPT_ABOVE, EXEMPTION_RULE } from '@/contract/facts/exemption';

/** The text of online giving; messages of single fields are with their rules. */
export const donateRegister = {
  title: 'Donate Online',
  description: `Give to ${school.name} online: your details, a short review, and payment by card, UPI or net banking. A receipt comes by e-mail; 80-G above ${EXEMPT_ABOVE}.`,
  scene: 'give-trees',
  banner: {
    heading: 'Donate Online',
    lead: 'Three steps, about three minutes. The receipt comes by e-mail.',
  },
  section: { label: 'Donate & Contribute', href: '/contribute' },
  back: { label: 'Back', href: '/contribute' },
  withoutScripts:
    'This form needs JavaScript, because it opens the payment window. Please switch it on, give by direct bank transfer, or call or write to us:',
  steps: ['Your Details', 'Review and Pay', 'Confirmation'],
  side: {
    heading: 'Good to know',
    notes: [
      EXEMPTION_RULE,
      'The receipt is made out in the name that you write here, and comes by e-mail.',
      'The donation is non-refundable.',
    ],
    bank: {
      text: 'You would rather send it from your bank?',
      link: { label: 'Direct Bank Transfer', href: '/direct-bank-transfer' },
    },
    help: 'Help Center',
  },
  form: {
    heading: 'Your donation',
    gift: 'Your Gift',
    causes: 'What is it for?',
    causesHint: 'Choose a cause, or leave it to the school.',
    usual: 'Usual gifts',
    usualHint: 'Choose one, or write your own amount.',
    amountHint: 'In Indian rupees, such as 1000 or 1000.50.',
    messageHint: 'A wish, or in whose name you give.',
    about: 'About You',
    nameHint: 'As it shall stand on the receipt.',
    emailHint: 'The receipt goes to this address.',
    countries: {
      label: 'Countries',
      loading: 'Loading...',
      none: 'No country found. Please type a name or a code such as +44.',
      missing: 'The list could not be loaded. Please type your code, such as +44.',
    },
    address: 'Your Address',
    addressHint: 'It is printed on the receipt.',
    /** Shown when a place name was refused. */
    placeHints: {
      city: 'Letters and spaces only: write “Winston Salem”, not “Winston-Salem”.',
      state: 'Letters and spaces only: write “Jammu and Kashmir”, not “Jammu & Kashmir”.',
      country: 'Letters and spaces only: write “Guinea Bissau”, not “Guinea-Bissau”.',
    },
    submit: 'Continue',
    submitting: 'Submitting...',
    failed: 'Failed to submit donation. Please try again.',
    tooOften: 'Too many donations were started just now. Please try again in {pause}.',
  },
  /** Whole rupees, each a button above the amount; none means no buttons. */
  usualRupees: [501, 1100, 2100, 5100] as readonly number[],
  labels: {
    amount: 'Amount',
    message: 'Message',
    donor_name: 'Full name',
    email: 'Email',
    mobile_code: 'Country code',
    mobile: 'Contact number',
    address: 'Street address',
    city: 'City',
    state: 'State',
    pin_code: 'Zip',
    country: 'Country',
  },
  review: {
    heading: 'Review your donation',
    text: 'Please read once more what you have written. The receipt says it in the same words.',
    change: 'Change',
    pay: 'Pay {amount}',
    note: 'The payment window of {partner} opens over this page.',
    opening: 'Opening the payment window …',
    initFailed: 'There was an error initializing the payment.',
    processing: 'Processing, please wait...',
    processingNote: 'Please do not close this page.',
  },
  success: {
    heading: 'Confirmation',
    title: 'Payment Successful!',
    thanks: `Thank you for donating to ${school.shortName}`,
    paymentId: 'Payment ID',
    noPaymentId: 'N/A',
    partner: 'Payment partner',
    inWords: 'In words',
    reference: 'Reference',
    receipt: 'Receipt sent to',
    print: 'Print this confirmation',
    home: { label: 'Go to Home', href: '/' },
    another: 'Give once more',
  },
  failure: {
    heading: 'Confirmation',
    doNotPayAgain:
      'If money has left your account, please do not pay again: it is matched with your donation, or your bank gives it back.',
    again: 'Start a new donation',
  },
  checkout: { description: 'Donation Payment' },
} as const;
