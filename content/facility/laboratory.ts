import type { TabPage } from '@/content/blocks';
import { picture } from '@/content/scenes';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const laboratory: TabPage = {
  slug: 'laboratory',
  label: 'Laboratory',
  title: 'Laboratories',
  description: `Physics, chemistry, biology and computer laboratories at ${school.name}: boys handle the apparatus themselves, safely and with a notebook.`,
  scene: 'chemistry',
  banner: { heading: 'Laboratory', verse: verses.askAndLearn },
  blocks: [
    {
      kind: 'paragraph',
      text: 'The Gita says that knowledge is gained by humility, by questioning and by service. In a laboratory the three have plain names: accept what the experiment shows, ask why, and wash the glassware. Boys work in pairs at the bench. The teacher shows a thing once; after that the hands that learn are theirs.',
    },
    { kind: 'heading', text: 'Four rooms' },
    {
      kind: 'list',
      items: [
        'Physics: pendulums, lenses, circuits and the art of reading a scale honestly.',
        'Chemistry: burners, flasks and balances; salts to identify and solutions to titrate.',
        'Biology: microscopes, slides, pressed leaves, and the school garden as a second laboratory.',
        'Computers: machines for programming, writing and the Computer Applications course.',
      ],
    },
    { kind: 'heading', text: 'From looking to measuring' },
    {
      kind: 'paragraph',
      text: 'The younger classes meet science as environmental studies: they watch seeds, weather and birds and say what they see. Science becomes a subject of its own in Grade 6. In Grade 9 it divides into biology, chemistry and physics, and practical work becomes part of the examinations, where a neat record and an honest reading count.',
    },
    {
      kind: 'quote',
      text: 'Write down what happened, and leave what you hoped for out of it.',
      by: 'On the laboratory door',
    },
    { kind: 'heading', text: 'Safety first' },
    {
      kind: 'paragraph',
      text: 'Nobody works in a laboratory alone. Aprons and goggles are worn, bottles are labelled, and every boy can say where the sand bucket, the water and the first-aid box are before he lights his first burner.',
    },
    {
      kind: 'gallery',
      label: 'Science at work',
      items: [
        picture('chemistry'),
        picture('science-fair'),
        picture('robotics', 'A machine built with what the physics lessons taught'),
      ],
    },
  ],
};
