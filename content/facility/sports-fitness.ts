import type { TabPage } from '@/content/blocks';
import { picture } from '@/content/scenes';
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
    {
      kind: 'paragraph',
      text: 'Every boy plays. The afternoon has an hour that belongs to games alone, and nobody is excused from it because he would rather read, or sent away because he is slow. Strength, balance and good temper are learnt here as surely as algebra is learnt indoors.',
    },
    { kind: 'heading', text: 'Fields, courts and water' },
    {
      kind: 'paragraph',
      text: 'The buildings, courts and playing fields that the boys use every day stand on a campus of 60 acres. There is room for several games at once, so that the small boys need not wait until the big ones have finished.',
    },
    {
      kind: 'list',
      items: [
        'Field games: football, cricket and hockey.',
        'Courts: basketball, volleyball and badminton.',
        'Running and jumping: the track, and the sandpit beside it.',
        'Swimming: in the season, in groups, with a teacher at the water’s edge.',
        'Indian games: *kabaddi* and *kho-kho*, which need nothing but a marked square and breath.',
      ],
    },
    { kind: 'heading', text: 'Fitness as a habit' },
    {
      kind: 'paragraph',
      text: 'The day opens with stretching and yoga, and physical education is a subject on the timetable. Teachers watch how each boy moves and grows, and give him exercises that suit his age. From Grade 9, physical education is studied as well as practised.',
    },
    {
      kind: 'quote',
      text: 'Lose politely, win quietly, and help to carry the equipment in.',
      by: 'The rule of the games field',
    },
    {
      kind: 'gallery',
      label: 'Sport on the campus',
      items: [
        picture('playing-field'),
        picture('swimming'),
        picture('yoga-sunrise', 'Boys stretching together before the first lesson'),
      ],
    },
    {
      kind: 'links',
      items: [
        {
          label: 'Sports life: teams, house matches and Sports Day',
          href: '/student-life/sports-life',
        },
      ],
    },
  ],
};
