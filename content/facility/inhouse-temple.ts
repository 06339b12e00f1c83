import type { TabPage } from '@/content/blocks';
import { picture } from '@/content/scenes';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const inhouseTemple: TabPage = {
  slug: 'inhouse-temple',
  label: 'Beautiful Inhouse Temple',
  title: 'Beautiful Inhouse Temple',
  description: `The temple at the centre of ${school.name}: 350 students in the morning programme, kirtan, festivals, and quiet for a boy who wants to sit alone.`,
  scene: 'shikhara',
  banner: { heading: 'Beautiful Inhouse Temple', verse: verses.leafFlowerFruit },
  blocks: [
    {
      kind: 'paragraph',
      text: 'The temple stands in the middle of the campus, where every path crosses. A boy passes it on the way to breakfast, to class and to games, and most of them fold their hands without breaking step. It is a classroom too, without desks.',
    },
    {
      kind: 'facts',
      items: [
        { value: '350', label: 'students in the morning programme' },
        { value: '4', label: 'rounds of japa daily' },
      ],
    },
    { kind: 'heading', text: 'The morning programme' },
    {
      kind: 'paragraph',
      text: 'Before sunrise 350 students gather for *mangala arati*, the first worship of the day. Lamps are offered, the conch is blown, and the boys sing and play the drums and cymbals themselves. Then the hall grows quiet for *japa*, the chanting of the holy names on beads: four rounds daily for each boy. A short talk on a verse closes the programme.',
    },
    { kind: 'heading', text: 'Service' },
    {
      kind: 'paragraph',
      text: 'Boys help to string garlands, sweep the courtyard, cut fruit and serve *prasada*, the food that has first been offered. These tasks are given out in turn and are much sought after, the sweets above all.',
    },
    { kind: 'heading', text: 'Festivals' },
    {
      kind: 'paragraph',
      text: 'Janmashtami, Govardhan Puja, Holi and the swing festival are kept with plays, processions and a feast. Parents are invited, and day scholars come back in the evening with their families. On other days the temple is simply open. A boy who is homesick, or glad, or facing an examination may go in and sit down.',
    },
    {
      kind: 'gallery',
      label: 'In and around the temple',
      items: [
        picture('shikhara'),
        picture('gita-recital', 'Boys chanting together in the temple hall'),
        picture('river-steps'),
      ],
    },
  ],
};
