import type { TabPage } from '@/content/blocks';
import { picture } from '@/content/scenes';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const activities: TabPage = {
  slug: 'activites',
  label: 'Co-Curricular Activities',
  title: 'Co-Curricular Activities',
  description: `Clubs, debates, drama, music, robotics, gardening and exhibitions: what boys of ${school.name} do after lessons, and what they learn by doing it.`,
  scene: 'science-fair',
  banner: { heading: 'Co-Curricular Activities', verse: verses.skillInAction },
  blocks: [
    'Boys choose two activities a term. They are held every afternoon from 3 pm to 4:15 pm, at no extra fee.',
    { kind: 'heading', text: 'Clubs' },
    {
      kind: 'list',
      items: [
        'Words: debate, elocution in English, Hindi and Sanskrit, a wall magazine.',
        'Stage: drama, recitation, classical dance.',
        'Music: tabla, harmonium, flute, choir and *kirtan*.',
        'Hands: painting, clay, woodwork, garland-making, cooking for feasts.',
        'Science: robotics, the science fair, star-gazing.',
        'Earth: the kitchen garden, tree-planting, care of cows and calves.',
        'Mind: chess, quizzes, puzzles in Vedic mathematics.',
      ],
    },
    { kind: 'heading', text: 'Through the year' },
    'Houses compete in debate, quiz, music and athletics. The science fair is in February, Prize Day in January, and the winter concert in December.',
    'Competitions on the campus have their own page, with dates and a way to enter.',
    { kind: 'heading', text: 'How a boy chooses' },
    'A new boy tries several activities in his first term. His class teacher helps him to choose, and checks that homework does not suffer.',
    {
      kind: 'gallery',
      label: 'In the afternoon',
      items: [picture('robotics'), picture('art-room'), picture('music')],
    },
    {
      kind: 'links',
      items: [
        { label: 'Competitions', href: '/competition' },
        { label: 'Robotics', href: '/facility?tab=1' },
        { label: 'Art, music and dance', href: '/facility/arts-music' },
      ],
    },
  ],
};
