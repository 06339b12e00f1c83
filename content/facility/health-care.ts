import type { TabPage } from '@/content/blocks';
import { picture } from '@/content/scenes';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const healthCare: TabPage = {
  slug: 'health-care',
  label: 'Health Care',
  title: 'Health Care',
  description: `How ${school.name} looks after health: an infirmary on the campus, regular check-ups, clean vegetarian meals, early sleep and prompt word to parents.`,
  scene: 'infirmary',
  banner: { heading: 'Health Care', verse: verses.bodyFirst },
  blocks: [
    {
      kind: 'paragraph',
      text: 'Most of health is made before anyone falls ill: by sleep, food, water, exercise and clean hands. The rest is kindness and a good infirmary. We try to provide both.',
    },
    { kind: 'heading', text: 'The infirmary' },
    {
      kind: 'paragraph',
      text: 'The infirmary is on the campus, a short walk from the hostel. A boy who feels unwell is seen, given a bed if he needs one, and kept company. Medicines are given only from the infirmary and are written down. If a doctor or a hospital outside is needed, a member of staff goes with him and stays.',
    },
    { kind: 'heading', text: 'Word to parents' },
    {
      kind: 'paragraph',
      text: 'When a boy is put to bed in the infirmary, his parents hear of it from us the same day. Please tell us at admission about allergies, regular medicines and earlier illnesses, and keep the telephone numbers in his file up to date.',
    },
    { kind: 'heading', text: 'Staying well' },
    {
      kind: 'list',
      items: [
        'Regular check-ups of weight, height, eyes and teeth, with a note for the parents.',
        'Fresh vegetarian meals, cooked daily and first offered in the temple.',
        'Clean drinking water in every building.',
        'Yoga in the morning and games in the afternoon.',
        'Lights-out at 09:30 PM for grades 3 to 8, because an early morning needs an early night.',
      ],
    },
    { kind: 'heading', text: 'When the heart is heavy' },
    {
      kind: 'paragraph',
      text: 'Homesickness is not on any chart, yet it is the commonest complaint of the first month. Hostel wardens know the signs, and older boys are asked to sit with the younger ones. A long talk, a letter home and a game of football cure a great deal.',
    },
    {
      kind: 'gallery',
      label: 'Looking after one another',
      items: [picture('infirmary'), picture('dining-hall'), picture('dormitory')],
    },
  ],
};
