import type { TabPage } from '@/content/blocks';
import { picture } from '@/content/scenes';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const departments: TabPage = {
  slug: 'departments',
  label: 'Departments',
  title: 'Departments',
  description: `The five departments of ${school.name}: Science, Arts and Humanities, Commerce, Hindi and Sanskrit, and Physical Education, and what each one teaches.`,
  scene: 'classroom-tree',
  banner: { heading: 'Departments', verse: verses.faithFindsKnowledge },
  blocks: [
    {
      kind: 'paragraph',
      text: 'Teachers of neighbouring subjects plan together in five departments. They agree on what each class should have understood by the end of a term, share their question papers, and sit in on one another’s lessons.',
    },
    {
      kind: 'cards',
      items: [
        {
          heading: 'Science',
          text: 'Environmental studies in the young classes, Science from Grade 6, and then biology, chemistry and physics, each with its laboratory. Mathematics, information technology and Computer Applications belong here too. Boys learn to observe, to measure and to doubt a result politely.',
          picture: picture('chemistry'),
          link: { label: 'See the laboratories', href: '/facility/laboratory' },
        },
        {
          heading: 'Arts and Humanities',
          text: 'English language and literature, geography, history and civics, with art and music. The department holds the debates, looks after the library periods, and asks for essays in which a boy must say what he thinks and why.',
          picture: picture('library'),
          link: { label: 'Art, music and dance', href: '/facility/arts-music' },
        },
        {
          heading: 'Commerce',
          text: 'Commerce from Grade 9, Accountancy and Economics from Grade 11, Business Studies in Grade 12. Pupils keep real-looking books, read a budget, and discuss what honest dealing means when nobody is checking.',
          picture: picture('university', 'Domes and courts of a place of higher study'),
          link: { label: 'Subjects in each grade', href: '/syllabus' },
        },
        {
          heading: 'Hindi and Sanskrit',
          text: 'Hindi for reading, writing and speaking well; Sanskrit for grammar, verse and the pleasure of its sound; *Sastra* for the meaning of what is chanted in the temple. Elocution contests and plays in both languages come from this room.',
          picture: picture('vedic-gurukulam'),
          link: { label: 'Spiritual Practice', href: '/student-life/spiritual-practice' },
        },
        {
          heading: 'Physical Education',
          text: 'Games and exercise for every class, yoga in the morning, and from Grade 9 a subject with its own book. The department also teaches first aid, posture and what to eat before a match.',
          picture: picture('playing-field'),
          link: { label: 'Sports & Fitness', href: '/facility/sports-fitness' },
        },
      ],
    },
  ],
};
