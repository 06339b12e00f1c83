import type { TabPage } from '@/content/blocks';
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
    'The campus cooks with gas from its own cow shelter, uses the sun for hot water, and composts what is left. Boys read the meters and use the figures in science lessons.',
    {
      kind: 'flow',
      label: 'From the cow to the kitchen',
      steps: [
        { heading: '*Gaushala*', text: 'Dung is collected every morning.' },
        { heading: 'Bio-gas plant', text: 'It gives 200 cubic metres of gas daily.' },
        { heading: 'Kitchen', text: 'The gas cooks breakfast and lunch for the hostel.' },
        { heading: 'Fields', text: 'What is left becomes manure for fodder and vegetables.' },
      ],
    },
    { kind: 'heading', text: 'Sunlight and water' },
    'Solar panels heat the water of the hostel and light the paths. Rain from the roofs fills two underground tanks, which water the gardens.',
    { kind: 'heading', text: 'Cows, fields and trees' },
    'Cows are cared for throughout their lives, whether or not they give milk. Boys help to feed and brush them. Each house looks after four vegetable beds and a row of saplings.',
    { kind: 'heading', text: 'Small habits' },
    {
      kind: 'list',
      items: [
        'Leaf plates and steel tumblers at feasts, composted or washed afterwards.',
        'Wet and dry waste separated in every dormitory.',
        'Taps, fans and lights turned off: one boy in each room is responsible in turn.',
        'Wildlife left undisturbed.',
      ],
    },
    {
      kind: 'links',
      items: [{ label: 'Support the care of cows and trees', href: '/contribute' }],
    },
  ],
};
