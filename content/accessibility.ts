import { school } from './school';

/** The accessibility statement in the footer. */
export const accessibility = {
  heading: 'Accessibility of this website',
  statement: [
    'We want every parent, boy and friend of the school to be able to use this website. It is made to meet the Web Content Accessibility Guidelines (WCAG) 2.2, level AA: it can be read by a screen reader, walked by keyboard alone, enlarged to twice its size of text, and read without scripts.',
    'What we do not hold in our own hands: the videos play in the player of YouTube, which we ask to show captions, and some older PDF files were scanned. Forms that are sent online need JavaScript; whoever cannot use one of them may do the same by phone or e-mail.',
  ],
  contact: {
    before: 'If something is in your way, or if you need a text in another form, tell us:',
    get phone() {
      return school.phones[0];
    },
    get email() {
      return school.email;
    },
    after: 'We answer within five working days, in English or Hindi.',
  },
} as const;
