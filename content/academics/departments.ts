import type { TabPage } from '@/content/blocks';
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
    'Teachers work in five departments. Each one agrees what a class should know by the end of a term, shares its question papers, and observes lessons.',
    {
      kind: 'cards',
      items: [
        {
          heading: 'Science',
          text: 'Environmental studies in the junior classes, Science from Class 6, then biology, chemistry and physics, each with its laboratory. Mathematics, IT and Computer Applications belong to this department.',
          link: { label: 'See the laboratories', href: '/facility/laboratory' },
        },
        {
          heading: 'Arts and Humanities',
          text: 'English language and literature, geography, history and civics, with art and music. The department runs the debates and the library periods.',
          link: { label: 'Art, music and dance', href: '/facility/arts-music' },
        },
        {
          heading: 'Commerce',
          text: 'Commerce from Class 9, Accountancy and Economics from Class 11, Business Studies in Class 12. Students keep the accounts of the school shop for one term.',
          link: { label: 'Subjects in each class', href: '/syllabus' },
        },
        {
          heading: 'Hindi and Sanskrit',
          text: 'Hindi for reading, writing and speaking; Sanskrit for grammar and verse; *Sastra* for the meaning of scripture. The department stages plays and elocution contests in both languages.',
          link: { label: 'Spiritual Practice', href: '/student-life/spiritual-practice' },
        },
        {
          heading: 'Physical Education',
          text: 'Games and exercise for every class and yoga every morning. From Class 9, Physical Education is an ICSE subject. All boys learn first aid.',
          link: { label: 'Sports & Fitness', href: '/facility/sports-fitness' },
        },
      ],
    },
  ],
};
