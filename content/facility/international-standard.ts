import type { TabPage } from '@/content/blocks';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const internationalStandard: TabPage = {
  slug: 'international-standard',
  label: 'International Standards',
  title: 'International Standards',
  description: `What international standards mean at ${school.name}: lessons in English, modern classrooms, contests abroad, and a firm sense of home.`,
  scene: 'world-globe',
  banner: { heading: 'International Standards', verse: verses.goodThoughts },
  blocks: [
    'A boy should be able to study, work and make friends anywhere in the world, and know where he comes from.',
    { kind: 'heading', text: 'In the classroom' },
    `The ${school.board} courses are taught in English. Boys read whole books, write at length and speak in public: in assembly, in debates and to visitors. Every classroom from Class 6 has a projector.`,
    { kind: 'heading', text: 'Beyond the gate' },
    'Ten teams from our robotics room have taken part in international contests. Guests from many countries stay at Gita Nagri, our guest house, and several give a talk each term.',
    {
      kind: 'facts',
      items: [
        { value: '10', label: 'robotics teams at international contests' },
        { value: 'ICSE, ISC', label: 'courses taught in English' },
      ],
    },
    { kind: 'heading', text: 'Good manners' },
    {
      kind: 'list',
      items: [
        'Be on time.',
        'Let others finish their sentence.',
        'Eat what is served, and thank the cook.',
        'Speak well of your own country and ask about theirs.',
        'Leave a room as you would wish to find it.',
      ],
    },
    'Parents who visit may ask to see a classroom, a dormitory or the kitchen.',
  ],
};
