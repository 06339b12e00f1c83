import type { TabPage } from '@/content/blocks';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const results: TabPage = {
  slug: 'results',
  label: 'Results',
  title: 'Results',
  description: `Board results of ${school.name} for Class 10 (ICSE) and Class 12 (ISC), year by year since 2016, with each pupil’s stream and percentage.`,
  scene: 'results-board',
  banner: { heading: 'Results', verse: verses.workNotFruit },
  blocks: [
    {
      kind: 'paragraph',
      text: 'Choose a year to see how our boys did in the board examinations: the ICSE at the end of Class 10 and the ISC at the end of Class 12. The list reaches back to 2016.',
    },
  ],
  closing: [
    { kind: 'heading', text: 'How to read these results' },
    {
      kind: 'paragraph',
      text: 'Each card shows a pupil with his stream and his percentage. The page shows some of the boys of a year and is not a complete mark list; a family that needs an official document should ask the school office for it.',
    },
    {
      kind: 'paragraph',
      text: 'We are proud of high marks, and we know what went into them: early mornings, patient teachers, corrected copybooks, a friend who explained the problem once more. We are as proud of the boy who was afraid of mathematics in Class 9 and passed it in Class 10. He is seldom on a list like this one, so he is mentioned here.',
    },
    {
      kind: 'note',
      text: 'Joining late? There is no fresh admission to Class 10 or Class 12, because both courses run over two years.',
    },
    {
      kind: 'links',
      items: [
        { label: 'How pupils are admitted', href: '/admission' },
        { label: 'Subjects in each grade', href: '/syllabus' },
      ],
    },
  ],
};
