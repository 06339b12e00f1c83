import type { TabPage } from '@/content/blocks';
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
    'Boys work in pairs at the bench and do the experiments themselves. Each one keeps a laboratory record, which counts in the board examinations.',
    { kind: 'heading', text: 'Four laboratories' },
    {
      kind: 'list',
      items: [
        'Physics: mechanics, optics and circuits.',
        'Chemistry: analysis of salts, titration, and fume hoods at every bench.',
        'Biology: 24 microscopes, prepared slides and the school garden.',
        'Computers: 40 computers for programming and Computer Applications.',
      ],
    },
    { kind: 'heading', text: 'Class by class' },
    'In Classes 1 to 5, boys learn science as environmental studies. Science becomes a subject of its own in Class 6. From Class 9 it divides into biology, chemistry and physics, with practical examinations.',
    {
      kind: 'quote',
      text: 'Write down what happened, not what you hoped for.',
      by: 'Rule of the laboratories',
    },
    { kind: 'heading', text: 'Safety' },
    'Nobody works in a laboratory alone. Boys wear aprons and goggles. Before his first experiment, every boy learns where to find the fire blanket, the extinguisher and the first-aid box.',
  ],
};
