import { school } from '@/content/school';

/** The text of the online registration; messages of single fields are with their rules. */
export const register = {
  title: 'Online Admission Registration',
  get description() {
    return `Register online for admission to ${school.name}, session ${school.session}: verify your e-mail, fill in your son’s details and pay the registration fee.`;
  },
  scene: 'admissions-desk',
  banner: {
    get heading() {
      return `Admission registration open for the ${school.session} session`;
    },
    crumb: 'Admission',
    back: { label: 'Back', href: '/admission' },
    lead: 'A one-time password is sent to your e-mail; it opens the form.',
  },
  withoutScripts:
    'This form needs JavaScript, because it checks your e-mail and opens the payment page. Please switch it on, or register by phone or e-mail:',
  steps: ['Personal Info', 'Account Info', 'Confirmation'],
  fees: {
    heading: 'Registration Fees',
    note: 'Non-Refundable',
    unknown: 'The office tells you the amount.',
    time: 'Three steps, about ten minutes.',
    atHand:
      'Have at hand: your e-mail, your son’s birth certificate, and a card, UPI or net banking.',
  },
  help: {
    heading: 'Help Center',
    text: 'No code in your inbox, or a question on the way? Call us or write to us.',
  },
  details: {
    heading: 'Fill Details',
    verifyFirst: 'Please verify your name and e-mail to unlock the rest of the form.',
    verified: 'Thank you, your e-mail is verified. Please fill in the rest.',
    personal: 'Personal Information',
    address: 'Address',
    extra: 'Anything else',
    nameHint: 'Your son’s name, as in his birth certificate.',
    emailHint: 'The code, the confirmation and all further news go to this address.',
    codeHint:
      'Six digits, from the e-mail that we send you. They are checked as soon as all six are there.',
    codeSent: 'We have sent a code to {email}. Nothing there? Look in the spam folder too.',
    codeChecked: 'The six digits are checked as soon as they are all there.',
    checking: 'Checking the code …',
    changeEmail: 'Change the e-mail',
    send: 'Send OTP',
    wait: 'Wait {ticks}s',
    waitStarted: 'Another code can be asked for in about 20 seconds.',
    waitOver: 'You can ask for another code now.',
    verify: 'Verify',
    verifiedMark: 'Verified ✓',
    unlocked: 'Verified. The rest of the form is open now.',
    codeFirst: 'Please ask for a code first: press Send OTP.',
    beginAgain: 'This registration is not known any more. Please verify your e-mail once again.',
    verifyAgain: 'Please verify your e-mail once more to go on.',
    noDates: 'Details not available',
    mobileHint: 'An Indian mobile number, 10 digits.',
    classes: {
      'Residential Student': 'Residential students join from Class 3.',
      'Day Scholar': 'Day scholars join from Class 1.',
    },
    closedClasses: 'No fresh admission is given to Class 10 and Class 12.',
    chooseType: 'Choose the student type first.',
    choose: 'Please choose',
    lockedButton: 'Continue opens when your e-mail is verified.',
    submit: 'Continue',
  },
  consent: {
    heading: 'Declaration of a parent',
    hint: 'We keep a child’s data only if a parent or legal guardian agrees.',
    choose: 'Please choose',
    box: 'I am a parent or legal guardian of this child. I have read the notice, and I agree that the school uses the child’s data and mine as it says.',
    link: 'Read the notice',
    withdraw: ' on this page. You can withdraw your consent at any time, as easily as you give it.',
  },
  review: {
    heading: 'Review details and make payment',
    text: 'Please read once more what you have written. It can be changed until the fee is paid.',
    fullName: 'Full Name',
    change: 'Change',
    feeLabel: 'Registration fee',
    note: 'You will be redirected to the payment gateway.',
    submit: 'Continue',
    opening: 'Opening the payment window …',
    notLoaded:
      'The payment window could not be loaded. Please check your connection, and press Continue to try again.',
    processing: 'Processing',
    processingNote: 'Please do not close this page.',
  },
  /** '{name} is already registered and paid on {day} (payment id {id}).', as far as it is known. */
  registered: {
    registered: 'is already registered and paid',
    on: 'on {day}',
    reference: '(payment id {id})',
    text: 'You need not pay again for him. The confirmation was sent to this e-mail.',
    insist: 'Register him again anyway',
  },
  success: {
    heading: 'Payment Confirmation',
    get title() {
      return `You are registered for admission session ${school.session}`;
    },
    paymentId: 'Payment ID',
    noPaymentId: 'N/A',
    partner: 'Payment partner',
    amount: 'Registration fee',
    applicant: 'Registered for',
    applyFor: 'Class',
    date: 'Admission date',
    email: 'Confirmation sent to',
    print: 'Print this confirmation',
    home: { label: 'Go to Home', href: '/' },
    another: 'Register another child',
  },
  failure: {
    heading: 'Payment Confirmation',
    amount: 'Registration fee',
    doNotPayAgain:
      'If money has left your account, please do not pay again: it is matched with your registration, or your bank gives it back.',
  },
  errors: {
    sendFailed: 'Failed to send OTP.',
    sent: 'OTP sent successfully!',
    verifyFailed: 'Failed to verify OTP.',
    verified: 'OTP Verified!',
    submitFailed: 'There was an error submitting your personal info.',
    paymentFailed: 'There was an error initializing the payment.',
    nothingLost: 'Nothing that you typed is lost.',
  },
  checkout: { description: 'Admission Registration Fee' },
} as const;
