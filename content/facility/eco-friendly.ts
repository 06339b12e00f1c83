import type { TabPage } from '@/content/blocks';
import { picture } from '@/content/scenes';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const ecoFriendly: TabPage = {
  slug: 'eco-friendly',
  label: 'Eco Friendly',
  title: 'Eco-Friendly Campus',
  description: `A campus that wastes little: the bio-gas plant of ${school.name} gives 200 cubic metres of gas a day, beside solar panels, cows and young trees.`,
  scene: 'biogas-solar',
  banner: { heading: 'Eco Friendly', verse: verses.earthIsMother },
  blocks: [
    {
      kind: 'paragraph',
      text: 'A boy who has carried a bucket of cow dung to the bio-gas plant in the morning, and eaten bread baked over its flame at noon, understands a cycle that no diagram can teach so well. The campus is meant to be that kind of lesson.',
    },
    {
      kind: 'facts',
      items: [
        {
          value: '200 m³',
          label: 'of bio-gas a day',
          source: 'cubic metres, from the campus plant',
        },
      ],
    },
    { kind: 'heading', text: 'Bio-gas and sunlight' },
    {
      kind: 'paragraph',
      text: 'The bio-gas plant takes what the *gaushala*, our cow shelter, gives it and returns 200 cubic metres of gas daily for the kitchen fires. What is left feeds the fields as manure. Solar panels work beside it through the long bright months. Older boys read the meters, and use the figures in their science lessons.',
    },
    { kind: 'heading', text: 'Cows, fields and trees' },
    {
      kind: 'paragraph',
      text: 'Cows are cared for here through their whole lives, whether they give milk or not. Boys help to feed and brush them, and learn to be gentle with a large animal. Around the shelter lie kitchen gardens and groves in which new saplings are planted and, more to the point, watered.',
    },
    { kind: 'heading', text: 'Small habits' },
    {
      kind: 'list',
      items: [
        'Leaf plates and steel tumblers at feasts, washed or composted afterwards.',
        'Wet and dry waste kept apart in every dormitory.',
        'Taps closed, fans and lights off: a boy in each room is answerable for them in turn.',
        'Peacocks, parrots and squirrels left in peace.',
      ],
    },
    {
      kind: 'gallery',
      label: 'The green campus',
      items: [picture('biogas-solar'), picture('gaushala'), picture('give-trees')],
    },
    {
      kind: 'links',
      items: [{ label: 'Help to look after cows and trees', href: '/contribute' }],
    },
  ],
};
