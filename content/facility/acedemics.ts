import type { SidePage } from '@/content/blocks';
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
    'The rooms, books and study hours behind our lessons, from Class 1 to Class 12.',
    { kind: 'heading', text: 'Classrooms' },
    'Every class has a room of its own, with at most 30 boys. Classrooms open on to verandas and trees. In the cool months some lessons are held outside.',
    { kind: 'heading', text: 'Library' },
    'The library has 14,000 books in English, Hindi and Sanskrit, reference works and daily newspapers. Each class has a library period every week. The library is open until 8 pm.',
    { kind: 'heading', text: 'Laboratories and computers' },
    'Physics, chemistry, biology and computers have rooms of their own. The robotics room has six benches. Information technology is taught from Class 4.',
    { kind: 'heading', text: 'Study hours' },
    'Residential students have supervised study every evening from 7 pm, with teachers on duty. The split of the syllabus and the weekly schedule are on this website, so that parents can follow along.',
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
