import type { SidePage } from '@/content/blocks';
import { picture } from '@/content/scenes';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const facilityAcademics: SidePage = {
  slug: 'acedemics',
  label: 'Academics',
  title: 'Facilities for Academics',
  description: `Classrooms, library, laboratories and study hours at ${school.name}: the rooms and habits behind the ${school.board} courses from Class 1 to Class 12.`,
  scene: 'library',
  banner: { heading: 'Facilities for Academics', verse: verses.faithFindsKnowledge },
  blocks: [
    {
      kind: 'paragraph',
      text: 'Good teaching needs surprisingly little: a room with light, a book for each boy, a teacher who has prepared, and quiet. This page shows the places in which our classes 1 to 12 learn.',
    },
    { kind: 'heading', text: 'Classrooms' },
    {
      kind: 'paragraph',
      text: 'Classrooms open on to verandas and trees. In the cool months a lesson may move outside and sit in a ring on the grass. Inside, desks are turned to each other when boys must talk and to the board when they must listen.',
    },
    { kind: 'heading', text: 'Library' },
    {
      kind: 'paragraph',
      text: 'The library holds books in English, Hindi and Sanskrit: stories, reference works, scripture with commentary, and newspapers on long wooden rods. Each class has a library period. The librarian’s best question is “What did you enjoy last?”, and a boy who can answer it goes away with something better.',
    },
    { kind: 'heading', text: 'Laboratories and computers' },
    {
      kind: 'paragraph',
      text: 'Physics, chemistry, biology and computers have rooms of their own, and robotics has a bench that is rarely empty. Information technology is taught from Grade 4.',
    },
    { kind: 'heading', text: 'Study hours' },
    {
      kind: 'paragraph',
      text: 'Residential pupils have supervised study in the evening, with teachers at hand for the sum that will not come out. The split of the syllabus for each grade and the weekly schedule are on this website, so that parents can follow along.',
    },
    {
      kind: 'gallery',
      label: 'Places to learn',
      items: [picture('library'), picture('classroom-tree'), picture('chemistry')],
    },
    {
      kind: 'links',
      items: [
        { label: 'Academics', href: '/acedemics' },
        { label: 'Split of Syllabus', href: '/syllabus' },
        { label: 'Weekly schedule', href: '/weekly-schedule' },
        { label: 'Laboratory', href: '/facility/laboratory' },
      ],
    },
  ],
};
