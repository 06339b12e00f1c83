import type { TabPage } from '@/content/blocks';
import { picture } from '@/content/scenes';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const retreatCamps: TabPage = {
  slug: 'retreat-camps',
  label: 'Retreat and Camps',
  title: 'Retreat and Camps',
  description: `Retreats in holy places and camps under the open sky: how boys of ${school.name} learn to walk far, cook simply, share a tent and keep silence.`,
  scene: 'retreat-fire',
  banner: { heading: 'Retreat and Camps', verse: verses.togetherWeGo },
  blocks: [
    {
      kind: 'paragraph',
      text: 'A few times in the year the timetable is folded away and a class goes out together. There are two kinds of journey, and boys look forward to both for different reasons.',
    },
    { kind: 'heading', text: 'Retreats' },
    {
      kind: 'paragraph',
      text: 'A retreat goes to a place of pilgrimage: a temple by the river, a grove of Vraja, a hill with a story. The boys walk the last part on foot. They hear the story where it happened, sing, sit in silence for longer than they thought they could, and serve the place by sweeping, carrying water or planting. Telephones stay at school.',
    },
    { kind: 'heading', text: 'Camps' },
    {
      kind: 'paragraph',
      text: 'A camp is for the hands. Boys pitch the tents, light the fire, cook *khichdi* in a pot as wide as a wheel, read a map, and learn which stars rise first. Much goes wrong and is laughed about for years. A boy who has dried his own bedding over a fire complains less about the hostel laundry.',
    },
    { kind: 'heading', text: 'What to bring' },
    {
      kind: 'list',
      items: [
        'Strong shoes that have been worn before.',
        'A water bottle, a torch, a warm shawl and a rain sheet.',
        'Prayer beads and a small notebook.',
        'Written consent from home, with any medicine and how it is taken.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Teachers travel with every group, parents are told the route beforehand, and a first-aid box goes in the first and the last vehicle.',
    },
    {
      kind: 'gallery',
      label: 'Away together',
      items: [
        picture('retreat-fire'),
        picture('river-steps', 'The bathing steps at a place of pilgrimage'),
        picture('give-trees', 'Planting a tree, one of the services of a retreat'),
      ],
    },
  ],
};
