import type { TabPage } from '@/content/blocks';
import { picture } from '@/content/scenes';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const yogaMeditation: TabPage = {
  slug: 'yoga-meditation',
  label: 'Yoga & Meditation',
  title: 'Yoga & Meditation',
  description: `Yoga and meditation in the early hours at ${school.name}: postures, breathing and quiet sitting that help growing boys to attend and to rest.`,
  scene: 'yoga-sunrise',
  banner: { heading: 'Yoga & Meditation', verse: verses.evenness },
  blocks: [
    {
      kind: 'paragraph',
      text: 'On most mornings the mats are out before the sun is. Boys stand in rows on the grass, facing east, and go through the postures while the sky turns from grey to rose. Nobody competes. Some touch their toes on the first day; others find out in the third month that they can.',
    },
    { kind: 'heading', text: 'Posture' },
    {
      kind: 'paragraph',
      text: 'The youngest begin with postures that have animals in them: the cobra, the fish, the peacock. Older boys learn the sun salutation as a flowing sequence, and the standing and balancing postures that strengthen the back for long hours at a desk.',
    },
    { kind: 'heading', text: 'Breath' },
    {
      kind: 'paragraph',
      text: '*Pranayama*, the ordering of the breath, is taught slowly and always by a teacher. The first exercise is simply to notice: in, out, and the little stillness between. A boy who has it can use it anywhere, before an examination or a penalty kick.',
    },
    { kind: 'heading', text: 'Stillness' },
    {
      kind: 'paragraph',
      text: 'Meditation here is mostly *japa*, the soft chanting of the holy names on beads. Sound gives the mind something to hold. When it wanders, as every mind does, the boy brings it back without scolding himself, and begins the next bead.',
    },
    {
      kind: 'quote',
      text: 'You are not asked to stop your thoughts. You are asked to come back.',
      by: 'What beginners are told',
    },
    {
      kind: 'gallery',
      label: 'Early morning on the campus',
      items: [
        picture('yoga-sunrise'),
        picture('river-steps'),
        picture('classroom-tree', 'Boys sitting quietly under a tree with their teacher'),
      ],
    },
  ],
};
