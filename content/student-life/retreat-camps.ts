import type { TabPage } from '@/content/blocks';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const retreatCamps: TabPage = {
  slug: 'retreat-camps',
  label: 'Retreat and Camps',
  title: 'Retreat and Camps',
  description: `Retreats in holy places and camps in the open: how boys of ${school.name} learn to walk far, cook simply, share a tent and keep silence.`,
  scene: 'retreat-fire',
  banner: { heading: 'Retreat and Camps', verse: verses.togetherWeGo },
  blocks: [
    'Every class goes on one retreat and one camp a year. Each lasts 2 to 4 days.',
    { kind: 'heading', text: 'Retreats' },
    'A retreat goes to a place of pilgrimage: a temple by the river, a grove of Vraja or a holy hill. The boys walk the last part, hear the story of the place, sing, keep an hour of silence, and help to clean or plant. They leave mobile phones at school.',
    { kind: 'heading', text: 'Camps' },
    'At camp boys pitch their tents, cook over a fire, read a map and learn the names of the stars. Classes 3 to 5 camp on the campus; older classes go to the hills in winter.',
    { kind: 'heading', text: 'What to bring' },
    {
      kind: 'list',
      items: [
        'Strong shoes, already worn in.',
        'A water bottle, a torch, a warm shawl and a rain sheet.',
        'Prayer beads and a small notebook.',
        'Written consent from home, with any medicine and how it is taken.',
      ],
    },
    'One teacher travels with every ten boys. Parents receive the route and a phone number a week before. Each group carries a first-aid kit.',
  ],
};
