import type { TabPage } from '@/content/blocks';
import { picture } from '@/content/scenes';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const yogaMeditation: TabPage = {
  slug: 'yoga-meditation',
  label: 'Yoga & Meditation',
  title: 'Yoga & Meditation',
  description: `Yoga and meditation in the early morning at ${school.name}: postures, breathing and quiet sitting that help growing boys to concentrate and to rest.`,
  scene: 'yoga-sunrise',
  banner: { heading: 'Yoga & Meditation', verse: verses.evenness },
  blocks: [
    'All boarders practise yoga from 6 am to 6:45 am, on the lawn or, in rain and fog, in the hall. Three teachers lead groups by age.',
    { kind: 'heading', text: 'Posture' },
    'Classes 3 to 5 learn simple animal postures: the cobra, the fish, the peacock. Older boys learn the sun salutation, and standing and balancing postures that strengthen the back.',
    { kind: 'heading', text: 'Breath' },
    '*Pranayama*, the regulation of the breath, is taught from Class 6 and only by a trained teacher. Boys use it before examinations and matches.',
    { kind: 'heading', text: 'Stillness' },
    'Meditation is mostly *japa*, the soft chanting of the holy names on beads. When the mind wanders, the boy returns to the sound.',
    {
      kind: 'quote',
      text: 'You are not asked to stop your thoughts. You are asked to come back.',
      by: 'Shri Yogesh Chandanak, yoga teacher',
    },
    {
      kind: 'gallery',
      label: 'Quiet time by the fire',
      items: [picture('vedic-gurukulam'), picture('retreat-fire')],
    },
  ],
};
