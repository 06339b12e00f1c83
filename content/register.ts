import { school } from '@/content/school';

/** The text of the online registration; messages of single fields are with their rules. */
export const register = {
  title: 'Online Admission Registration',
  get description() {
    return `Register online for admission to ${school.name}, session ${school.session}: verify your email, fill in your son’s details and pay the registration fee.`;
  },
  scene: 'admissions-desk',
  banner: {
    get heading() {
      return `Admission registration open for the ${school.session} session`;
    },
    crumb: 'Admission',
    back: { label: 'Back', href: '/admission' },
  },
  withoutScripts:
    'This form needs JavaScript to verify your email and open the payment page. Please turn it on, or register by phone or email:',
  steps: ['Personal Info', 'Account Info', 'Confirmation'],
  fees: {
    heading: 'Registration Fees',
    note: 'Non-Refundable',
    unknown: 'Ask the office for the amount.',
    time: '3 steps, 10 minutes',
    atHand: 'You need your email, your son’s birth certificate, and a card, UPI or net banking.',
  },
  help: {
    heading: 'Help Center',
    text: 'No code in your inbox, or a question? Call us or write to us.',
  },
  details: {
    heading: 'Fill Details',
    verifyFirst: 'Verify your name and email to unlock the rest.',
    verified: 'Your email is verified. Please fill in the rest.',
    personal: 'Personal Information',
    address: 'Address',
    extra: 'Anything else',
    nameHint: 'Enter his name as it appears on his birth certificate.',
    emailHint: 'We send the code and the receipt to this address.',
    codeSent:
      'We sent a code to {email}. If it is not there, look in your spam folder. We check the code as soon as you have entered it.',
    checking: 'Checking the code…',
    changeEmail: 'Change email',
    send: 'Send OTP',
    wait: 'Wait {ticks}s',
    waitOver: 'You can ask for another code now.',
    verify: 'Verify',
    verifiedMark: 'Verified ✓',
    beginAgain: 'We no longer have this registration. Please verify your email again.',
    verifyAgain: 'Please verify your email again to continue.',
    noDates: 'Details not available',
    fullDates: 'No places left: {dates}',
    /** Before the phone, if there is no other date. */
    allFull: '. To ask about other dates, please call us: ',
    mobileHint: 'A 10-digit Indian number. If you live abroad, give a contact in India',
    /** Follows the hint if the school asks for a second number. */
    ownNumber: ' and enter your own number under “{label}”',
    anyPhoneHint:
      '10 digits. For a number outside India, start with + and the country code: +44 20 7946 0958',
    optional: '(optional)',
    classes: {
      'Residential Student': 'Residential students join from Class 3.',
      'Day Scholar': 'Day scholars join from Class 1.',
    },
    closedClasses: 'We do not admit new students to Classes 10 and 12.',
    choose: 'Please choose',
    lockedButton: 'Verify your email to continue.',
    submit: 'Continue',
  },
  consent: {
    heading: 'Parent’s declaration',
    hint: 'We keep a child’s data only if a parent or legal guardian agrees.',
    choose: 'Please choose',
    box: 'I am a parent or legal guardian of this child. I have read the notice, and I agree that the school may use the child’s data and mine as described there.',
    link: 'Read the notice',
    withdraw: ' on this page. You can withdraw your consent at any time, as easily as you give it.',
  },
  review: {
    heading: 'Review details and make payment',
    text: 'Please check your answers. You can change them until you pay.',
    fullName: 'Full Name',
    change: 'Change',
    feeLabel: 'Registration fee',
    note: 'You will be redirected to the payment gateway.',
    submit: 'Continue',
    opening: 'Opening the payment window…',
    notLoaded:
      'The payment window could not be loaded. Please check your connection, and press Continue to try again.',
    processing: 'Processing',
    processingNote: 'Please do not close this page.',
  },
  /** '{name} is already registered, with the fee paid on {day} (payment id {id}).', as far as known. */
  registered: {
    registered: 'is already registered, with the fee paid',
    on: 'on {day}',
    reference: '(payment ID {id})',
    text: 'You do not need to pay again for him. We sent the receipt to this email.',
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
    /** Not shown if the server does not offer application tracking. */
    later:
      'We keep your answers. To pay later, open “Check your application” and press “Continue registration”.',
    doNotPayAgain:
      'If money has left your account, please do not pay again. We will match it with your registration, or your bank will return it.',
  },
  errors: {
    sendFailed: 'Failed to send OTP.',
    sent: 'OTP sent successfully!',
    verifyFailed: 'Failed to verify OTP.',
    verified: 'OTP Verified!',
    submitFailed: 'There was an error submitting your personal info.',
    paymentFailed: 'There was an error initializing the payment.',
    nothingLost: 'Your answers are still here.',
  },
  checkout: { description: 'Admission Registration Fee' },
} as const;
