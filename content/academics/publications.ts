import type { TabPage } from '@/content/blocks';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const publications: TabPage = {
  slug: 'publications',
  label: 'Publications',
  title: 'Publications',
  description: `Books, magazines and learning material published by ${school.name}, sorted into academic works, books and other publications to read or keep.`,
  scene: 'publications',
  banner: { heading: 'Publications', verse: verses.keepStudying },
  blocks: [
    {
      kind: 'paragraph',
      text: 'Much of what is written here stays in copybooks. Some of it is printed. On this page are the academic works, the books and the other publications of the school; each opens as a file that you may read or keep.',
    },
  ],
  closing: [
    { kind: 'heading', text: 'Who writes them' },
    {
      kind: 'paragraph',
      text: 'Academic works are made by teachers for their own lessons: workbooks, grammar tables, question banks, notes on a set text. They are corrected every year by the people who find the mistakes fastest, which is to say the pupils.',
    },
    {
      kind: 'paragraph',
      text: 'The books are for a wider circle: stories from scripture retold for children, songs with their meaning, short guides to the groves and temples of Vraja.',
    },
    {
      kind: 'paragraph',
      text: 'Among the other publications are the school magazine and the newsletters. Poems, reports and drawings come from boys of all classes, and an editorial board of senior pupils decides, argues and reads the proofs.',
    },
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
