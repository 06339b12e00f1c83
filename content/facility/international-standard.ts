import type { TabPage } from '@/content/blocks';
import { picture } from '@/content/scenes';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const internationalStandard: TabPage = {
  slug: 'international-standard',
  label: 'International Standards',
  title: 'International Standards',
  description: `What international standards mean at ${school.name}: good English, modern classrooms, contests abroad, and roots that hold a boy steady anywhere.`,
  scene: 'world-globe',
  banner: { heading: 'International Standards', verse: verses.goodThoughts },
  blocks: [
    {
      kind: 'paragraph',
      text: 'The oldest of our scriptures asks that good thoughts come to us from every side. We take it as advice for a school. A boy should be able to study, work and make friends anywhere in the world, and know where he comes from when somebody asks him.',
    },
    { kind: 'heading', text: 'In the classroom' },
    {
      kind: 'paragraph',
      text: `The ${school.board} courses are taught in English. Boys read whole books, write at length and speak in front of others: in assembly, in debates and when visitors come. Classrooms are light and airy, with screens where a screen helps and blackboards where chalk is quicker.`,
    },
    { kind: 'heading', text: 'Beyond the gate' },
    {
      kind: 'paragraph',
      text: 'Ten teams from our robotics room have taken part in international contests. Guests from many places stay at Gita Nagri, our guest house, and are easily persuaded to talk to a class about home. Friends of the school who live abroad keep in touch, and their letters are read out.',
    },
    {
      kind: 'facts',
      items: [
        { value: '10', label: 'robotics teams at international contests' },
        { value: 'ICSE, ISC', label: 'courses taught in English' },
      ],
    },
    { kind: 'heading', text: 'Manners that travel' },
    {
      kind: 'list',
      items: [
        'Be on time, wherever the clock hangs.',
        'Listen to the end of another person’s sentence.',
        'Eat what is served, and thank the cook.',
        'Speak well of your own country and ask about theirs.',
        'Leave a room as you would wish to find it.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'A standard is worth only as much as it is kept on an ordinary day. Parents who visit may ask to see a classroom, a dormitory or the kitchen.',
    },
    {
      kind: 'gallery',
      label: 'A wide view',
      items: [picture('world-globe'), picture('library'), picture('guest-house')],
    },
  ],
};
