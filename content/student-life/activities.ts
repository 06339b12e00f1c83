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
    {
      kind: 'paragraph',
      text: 'Some boys discover what they are good at in a classroom. Others discover it on a stage, in a garden or under a table with a screwdriver. The afternoons are kept for them, and for everyone else who would like to find out.',
    },
    { kind: 'heading', text: 'Things to join' },
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
    {
      kind: 'paragraph',
      text: 'The houses meet in friendly contests. The science fair fills the hall with models and proud explanations. On Prize Day the prizes go to effort and kindness as well as to marks. At festivals the whole campus becomes a stage, and nobody is only an audience.',
    },
    {
      kind: 'paragraph',
      text: 'Competitions held on the campus are announced on their own page with their date and a way to enter.',
    },
    { kind: 'heading', text: 'How a boy chooses' },
    {
      kind: 'paragraph',
      text: 'A new boy tries several activities before he settles. Class teachers see to it that a shy boy is not overlooked and that an eager one still has time to finish his homework.',
    },
    {
      kind: 'gallery',
      label: 'After lessons',
      items: [picture('science-fair'), picture('art-room'), picture('prize-day')],
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
