import type { TabPage } from '@/content/blocks';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const publications: TabPage = {
  slug: 'publications',
  label: 'Publications',
  title: 'Publications',
  description: `Books, magazines and learning materials published by ${school.name}, sorted into academic works, books and other publications to read or keep.`,
  scene: 'publications',
  banner: { heading: 'Publications', verse: verses.keepStudying },
  blocks: [
    'Academic works, books and other publications of the school. You can open each one to read or download it.',
  ],
  closing: [
    { kind: 'heading', text: 'Who writes them' },
    'Teachers write the academic works for their own lessons: workbooks, grammar tables, question banks and notes on set texts. They revise them every year.',
    'The books are for a wider public: stories from scripture retold for children, songs with their meaning, and guides to the temples of Vraja.',
    'The other publications are the school magazine and the newsletters. Boys of all classes contribute, and an editorial board of senior students edits the magazine.',
    {
      kind: 'note',
      text: 'You are welcome to use these works at home and in class. To reprint one, please write to the school office first.',
    },
    {
      kind: 'links',
      items: [
        { label: 'Write to the office', href: '/contact-us' },
        { label: 'News & Events', href: '/news-event' },
      ],
    },
  ],
};
