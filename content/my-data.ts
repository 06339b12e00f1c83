import { mailbox } from './mailbox';
import { school } from './school';

/** The page, and the section of /privacy that links to it. */
export const myData = {
  path: '/privacy/my-data',
  title: 'See or erase your data',
  description: `See, download, correct or erase the data that ${school.name} stores about you, or withdraw your consent.`,
  scene: 'contact-letter',
  lead: 'Confirm your email with a code to see everything we store about you.',
  back: { label: 'Privacy Policy', href: '/privacy' },
  withoutScripts:
    'This page needs JavaScript. Please turn it on, or call or write to us from your own email address:',
  entry: {
    text: 'You can see and download the data we store about you, ask for a correction, withdraw your consent or erase the data. We first send a code to your email address, so that nobody else can do this. You can also email the office or send a letter.',
    link: 'See my data',
  },
} as const;

/** The panel with its steps, loaded with the page's script. */
export const myDataPanel = {
  find: {
    ...mailbox,
    notOffered: 'You cannot see your data here yet. Please ask the office:',
    emailHint: 'The address you gave in a form or with a payment.',
    check: 'Show my data',
  },
  data: {
    heading: 'Data about {email}',
    asOf: 'As of {time} (IST), without empty fields.',
    none: 'We store nothing about this address except the record of the code we just sent, which we delete after a day.',
    json: 'Download as JSON',
    text: 'Download as text',
    fileName: 'my-data',
    notFound:
      'You can see only data stored with this email address here. If you used another address or none, ask the office:',
    done: 'Done',
  },
  correct: {
    heading: 'Correct something',
    lead: 'Tell us what is wrong and what is correct. We will reply to your email address.',
    label: 'What is wrong',
    send: 'Request correction',
    sent: 'We have received your request.',
  },
  withdraw: {
    heading: 'Withdraw consent',
    lead: 'We will stop processing your registrations. We do not refund a fee that was paid. To remove the registrations as well, erase your data below.',
    action: 'Withdraw my consent',
    done: 'You have withdrawn your consent. We have informed the office.',
    nothing: 'You have already withdrawn your consent.',
  },
  erase: {
    heading: 'Erase my data',
    lead: 'We erase everything that the law does not require us to keep. We keep receipts for as long as the law requires.',
    paid: 'This ends your registrations, including paid ones. We do not refund the fee.',
    action: 'Erase my data',
    question: 'Erase everything now? You cannot undo this.',
    yes: 'Yes, erase my data',
    no: 'No, keep my data',
  },
  erased: {
    heading: 'Your data is erased',
    nothing: 'There was nothing to erase.',
    gone: 'Erased',
    kept: 'Kept, because the law requires it',
    until: '{what}: {count}, until {day}',
    backups:
      'Your data remains in our backups until we delete them. If we restore a backup, we erase your data again.',
    again: 'Check another address',
  },
} as const;
