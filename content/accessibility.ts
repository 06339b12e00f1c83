import { school } from './school';

export const accessibility = {
  heading: 'Accessibility of this website',
  statement: [
    'Every parent, boy and friend of the school should be able to use this website. It is designed to meet the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. It works with a screen reader, by keyboard alone, with text at twice its size, and without scripts.',
    'Two things are outside our control: videos play in the YouTube player, which shows captions only if the video has them, and some older PDF files are scans. Online forms need JavaScript; you can do the same by phone or email.',
  ],
  contact: {
    before: 'If you have a problem, or need a text in another format, tell us:',
    get phone() {
      return school.phones[0];
    },
    get email() {
      return school.email;
    },
    after: 'We answer within 5 working days, in English or Hindi.',
  },
} as const;
