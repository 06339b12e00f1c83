import type { TabPage } from '@/content/blocks';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const results = {
  slug: 'results',
  label: 'Results',
  title: 'Results',
  description: `Board results of ${school.name} for Class 10 (ICSE) and Class 12 (ISC), year by year since 2016, with each student’s stream and percentage.`,
  scene: 'results-board',
  banner: { heading: 'Results', verse: verses.workNotFruit },
  blocks: [
    'Choose a year to see the results of our boys in the board examinations: the ICSE at the end of Class 10 and the ISC at the end of Class 12. The list goes back to 2016.',
  ],
  summary: {
    /** Percent; set by the board. */
    passMarks: { tenth: 33, twelfth: 35 },
    passed: 'passed',
    of: 'of {count} boys shown',
    average: 'average',
    range: 'range',
  },
  closing: [
    { kind: 'heading', text: 'How to read these results' },
    'The figures are calculated from the results on this page. The pass mark of the board is 33% in the ICSE and 35% in the ISC. A family that needs an official document can ask the school office.',
    {
      kind: 'note',
      text: 'We do not admit new students to Classes 10 and 12, because each course runs over 2 years.',
    },
    {
      kind: 'links',
      items: [
        { label: 'How to apply', href: '/admission' },
        { label: 'Subjects in each class', href: '/syllabus' },
      ],
    },
  ],
} satisfies TabPage & Record<string, unknown>;
