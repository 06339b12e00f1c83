import type { SidePage } from '@/content/blocks';
import { picture } from '@/content/scenes';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const sportsLife: SidePage = {
  slug: 'sports-life',
  label: 'Sports Life',
  title: 'Sports Life',
  description: `Sport as boys live it at ${school.name}: house matches, morning runs, Sports Day, learning to swim, and the manners of winning and of losing.`,
  scene: 'swimming',
  banner: { heading: 'Sports Life', verse: verses.strengthNeeded },
  blocks: [
    {
      kind: 'paragraph',
      text: 'At half past four the fields fill up. Shoes are found, or nearly found; somebody brings the ball; the small boys run in a cloud behind it, and the big ones wait for it to come to them. For the next hour and a quarter the loudest place on the campus is also the happiest.',
    },
    { kind: 'heading', text: 'House matches' },
    {
      kind: 'paragraph',
      text: 'Every boy belongs to a house, and every house needs every boy. Teams are made by age, so that a beginner meets beginners. Points are given for turning up, for fair play and for helping the groundsmen as well as for goals and runs.',
    },
    { kind: 'heading', text: 'Sports Day' },
    {
      kind: 'paragraph',
      text: 'Once a year parents sit under the awning while their sons race, jump, throw, wrestle and tumble in front of them. The day ends with a tug of war between teachers and the senior class. It is decided more often by weight than by wisdom.',
    },
    { kind: 'heading', text: 'Learning to swim' },
    {
      kind: 'paragraph',
      text: 'In the warm months groups go to the water with a teacher. Nobody is thrown in. First come floating and breathing, then the strokes, and last the courage to put one’s face under, which some find the hardest part of all.',
    },
    {
      kind: 'quote',
      text: 'He was never in the first team. He was the one whom the first team wanted beside them.',
      by: 'A games teacher about a house captain',
    },
    {
      kind: 'gallery',
      label: 'On the fields and in the water',
      items: [
        picture('playing-field'),
        picture('swimming'),
        picture('prize-day', 'A captain receiving the house cup on Sports Day'),
      ],
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
