import type { TabPage } from '@/content/blocks';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const sportsFitness: TabPage = {
  slug: 'sports-fitness',
  label: 'Sports & Fitness',
  title: 'Sports & Fitness',
  description: `Games every afternoon at ${school.name}: playing fields, courts, swimming, yoga and physical education lessons for boys of every age and build.`,
  scene: 'playing-field',
  banner: { heading: 'Sports & Fitness', verse: verses.strengthNeeded },
  blocks: [
    'Every boy plays for an hour and a quarter each afternoon, in groups by age.',
    { kind: 'heading', text: 'Fields, courts and water' },
    'The buildings, courts and playing fields in daily use stand on 60 of the 100 acres of the school’s land. Several games can be played at once.',
    {
      kind: 'list',
      items: [
        'Field games: football, cricket and hockey.',
        'Courts: basketball, volleyball and badminton.',
        'Athletics: a 400-metre track and a jumping pit.',
        'Swimming: from April to September, in a 25-metre pool with a lifeguard.',
        'Indian games: *kabaddi* and *kho-kho*.',
      ],
    },
    { kind: 'heading', text: 'Fitness as a habit' },
    'The day opens with yoga, and Physical Education is on the timetable of every class. A fitness test in July and January shows each boy his progress. From Class 9 it is an ICSE subject.',
    {
      kind: 'quote',
      text: 'Lose politely, win quietly, and help to carry the equipment in.',
      by: 'Shri Balaram Devadaru, Physical Education',
    },
    {
      kind: 'links',
      items: [
        {
          label: 'House matches and Sports Day',
          href: '/student-life/sports-life',
        },
      ],
    },
  ],
};
