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
    'The temple stands in the middle of the campus and is open to every boy from 4 am to 9 pm.',
    {
      kind: 'facts',
      items: [
        {
          value: '350',
          label: 'students in the morning programme',
          source: 'about 300 boarders and 50 day scholars',
        },
        { value: '4', label: 'rounds of japa daily' },
      ],
    },
    { kind: 'heading', text: 'The morning programme' },
    'Before sunrise 350 students gather for *mangala arati*, the first worship of the day: the boarders and about 50 day scholars who come early. Lamps are offered and the boys sing and play. Then each boy chants four rounds of *japa* on his beads. A short talk on a verse closes the programme.',
    {
      kind: 'picture',
      picture: picture('gita-recital'),
      caption: 'Recitation in the temple hall.',
    },
    { kind: 'heading', text: 'Service' },
    'Boys string garlands, sweep the courtyard, cut fruit and serve *prasada*, food that has first been offered. The tasks change every week.',
    { kind: 'heading', text: 'Festivals' },
    'Janmashtami, Govardhan Puja, Holi and the swing festival are celebrated with plays, processions and a feast. Parents and the families of day scholars are invited. Families of every faith are welcome.',
  ],
};
