import type { SidePage } from '@/content/blocks';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const sportsLife: SidePage = {
  slug: 'sports-life',
  label: 'Sports Life',
  title: 'Sports Life',
  description: `Sport as boys live it at ${school.name}: house matches, morning runs, Sports Day, learning to swim, and how to win and lose well.`,
  scene: 'swimming',
  banner: { heading: 'Sports Life', verse: verses.strengthNeeded },
  blocks: [
    'Games are from 4:30 pm to 5:45 pm on every school day, and day scholars can join.',
    { kind: 'heading', text: 'House matches' },
    'Every boy belongs to one of four houses. House teams are formed by age, so that beginners play against beginners. Points count for attendance and fair play as well as for goals and runs.',
    { kind: 'heading', text: 'Sports Day' },
    'Sports Day is in January. Parents watch athletics, gymnastics, wrestling and relays, and meet the teachers afterwards.',
    { kind: 'heading', text: 'Learning to swim' },
    'From April to September every class swims once a week with a teacher and a lifeguard. Beginners start with floating and breathing, and most can swim 25 metres after a season.',
    {
      kind: 'quote',
      text: 'Every boy should have played for his house before he leaves.',
      by: 'Shri Balaram Devadaru, Head of Physical Education',
    },
    {
      kind: 'links',
      items: [
        { label: 'Sports facilities', href: '/facility/sports-fitness' },
        { label: 'Yoga & Meditation', href: '/student-life/yoga-meditation' },
      ],
    },
  ],
};
