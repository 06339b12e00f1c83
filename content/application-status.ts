import { STATUS_PATH } from '@/contract/facts/mailbox';
import { admitCard } from './admit-card';
import { mailbox } from './mailbox';
import { school } from './school';

export const applicationStatus = {
  path: STATUS_PATH,
  title: 'Check your application',
  description: `See your applications to ${school.name}: the day of the test, our decision, your receipt and your admit card.`,
  scene: 'contact-letter',
  lead: 'Confirm your email with a code to see your applications.',
  back: { label: 'Admission', href: '/admission' },
  /** On the registration page, and after a payment. */
  entry: 'I have already registered',
  link: 'Check your application',
  withoutScripts:
    'This page needs JavaScript. Please turn it on, or call or write to the admission office:',
} as const;

/** The panel with its steps, loaded with the page's script. */
export const statusPanel = {
  find: {
    ...mailbox,
    notOffered: 'You cannot see your applications here yet. Please ask the office:',
    emailHint: 'The address you registered with.',
    check: 'Show my applications',
  },
  heading: 'Applications from {email}',
  none: 'We found no application for this email address. If you used another one, try again with that one.',
  register: { label: 'Register online', href: '/register' },
  noName: 'Not named yet',
  note: 'Note from the school',
  facts: {
    ...admitCard,
    fee: 'Registration fee',
    paid: '{amount} paid on {day}',
    refunded: '{amount} refunded',
    practice: 'practice: no money has moved',
    paymentId: 'Payment ID',
  },
  continueRegistration: 'Continue registration',
  blocked:
    'Your browser does not allow this page to save anything. Please use another browser to continue.',
  accept: 'Accept the place',
  decline: {
    action: 'Decline the place',
    question: 'Decline the place? We will then offer it to another child.',
    yes: 'Yes, decline the place',
    no: 'No, go back',
  },
  documents: {
    heading: 'Documents we need',
    hint: 'A clear photograph or scan: PDF, JPEG, PNG or HEIC, at most 5 MB.',
    send: 'Send {kind}',
    sending: 'Sending, {percent}%',
    sent: 'We have your {kind}.',
    unreadable: 'This file can no longer be read. Please choose it again.',
  },
  move: {
    action: 'Change the date of the test',
    label: 'New date',
    yes: 'Change date',
    done: 'The test is now on {day}. We will email you the new date.',
  },
  print: 'Print admit card',
  calendar: 'Add to calendar',
  receipt: 'Download receipt',
  withdraw: {
    action: 'Withdraw application',
    question:
      'Withdraw this application? You cannot undo this. We do not refund a registration fee that you have paid.',
    yes: 'Yes, withdraw it',
    no: 'No, keep it',
  },
  another: 'Register another child',
  done: 'Done',
} as const;
