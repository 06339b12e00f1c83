import { mailbox } from './mailbox';
import { school } from './school';

/** The section of /privacy that leads there, and the page itself. */
export const myData = {
  path: '/privacy/my-data',
  title: 'What do you hold about me?',
  description: `What ${school.name} holds about you: see it, take it with you, have it corrected or erased, and withdraw consent.`,
  scene: 'contact-letter',
  lead: 'Prove your e-mail address by a code, and see everything that is stored for it here.',
  back: { label: 'Privacy Policy', href: '/privacy' },
  withoutScripts:
    'This page needs JavaScript. Without it, please call or write to the office from the address in question, or by post; it answers in the same way:',
  loading: 'Loading...',
  notLoaded: 'This part could not be loaded. Please try again, or call the office:',
  entry: {
    text: 'You can see at once what is stored for your e-mail address, download it, ask for a correction, withdraw your consent and have it erased. We send a code to the address, so that nobody else can do this. You may also write to the office, by mail or by letter.',
    link: 'See what is held about me',
  },
} as const;

/** The panel with its steps; loaded with the page's script. */
export const myDataPanel = {
  find: {
    ...mailbox,
    notOffered: 'This cannot be shown here yet. Please write to the office, or call:',
    emailHint: 'The address that you gave in a form or with a payment.',
    check: 'Show my data',
  },
  held: {
    heading: 'Held about {email}',
    asOf: 'As of {time} (IST). Empty fields are left out.',
    none: 'Nothing is held about this address, apart from the traces of the code that we have just sent. They go after a day.',
    json: 'Download as JSON',
    text: 'Download as text',
    fileName: 'my-data',
    notFound:
      'A message without an e-mail address, or something under another address of yours, is not found here. The office can help:',
    done: 'Done',
  },
  correct: {
    heading: 'Correct something',
    lead: 'Tell the office what is wrong and how it should read. It answers to your e-mail address.',
    label: 'What is wrong',
    send: 'Ask for a correction',
    sent: 'Your request has gone to the office.',
  },
  withdraw: {
    heading: 'Withdraw consent',
    lead: 'The office then stops working on your registrations. A fee that was paid is not refunded. To have the registrations removed too, erase them below.',
    action: 'Withdraw my consent',
    done: 'Your consent is withdrawn; the office has been told.',
    nothing: 'Your consent was withdrawn before.',
  },
  erase: {
    heading: 'Erase my data',
    lead: 'We erase what no law asks us to keep. Receipts stay as long as the law wants accounts to be kept.',
    paid: 'Your registrations end with it, paid ones too. The fee is not refunded.',
    action: 'Erase my data',
    question: 'Erase everything now? There is no way back.',
    yes: 'Yes, erase it',
    no: 'No, keep it',
  },
  erased: {
    heading: 'Your data were erased',
    nothing: 'There was nothing to erase.',
    gone: 'Erased',
    kept: 'Kept, because the law asks for it',
    until: '{what}: {count}, until {day}',
    backups:
      'Backups still hold what was stored on their day. They are overwritten in turn, and what was erased is not brought back from them.',
    again: 'Look at another address',
  },
} as const;
