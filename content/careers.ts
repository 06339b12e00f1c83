import type { PageText } from '@/content/blocks';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const careers = {
  title: 'Careers',
  description: `Teach or work at ${school.name}: open vacancies, what we look for, how we choose, and what comes with the post. Apply online with your CV.`,
  scene: 'careers',
  banner: { heading: 'Careers', verse: verses.workTogether },
  blocks: [
    {
      kind: 'paragraph',
      text: 'A residential school needs people who like the company of boys at every hour, and who would rather show a thing than say it. If you teach well, or keep a hostel, a kitchen, an office or a garden well, we should be glad to hear from you.',
    },
    {
      kind: 'paragraph',
      text: 'You need not share every practice of the school. You should respect them, and be content to live simply: vegetarian meals, early hours, no tobacco or alcohol on the campus.',
    },
    {
      kind: 'paragraph',
      text: 'The posts that are open now are listed below. Choose one to read more about it, and apply with your CV as a PDF.',
    },
  ],
  vacancies: {
    heading: 'Open vacancies',
    more: 'Click to view more',
    loading: 'Loading vacancies...',
    subject: 'Subject',
    additionalInfo: 'Additional information',
    close: 'Close',
    apply: 'Apply Now',
    none: 'There is no open vacancy at the moment. Please look in again.',
  },
  note: {
    heading: 'Please note',
    items: [
      'Two or more years (2+ years) of teaching experience are preferred.',
      'Selection is by a demo class and an interview, and by a written test if necessary.',
      'Salary and campus accommodation are provided.',
    ],
  },
  queries: {
    text: 'For queries about a post, write to the school office or call us:',
    email: school.email,
    phones: school.phones,
  },
} as const satisfies PageText & Record<string, unknown>;
