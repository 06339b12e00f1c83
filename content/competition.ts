import type { PageText } from '@/content/blocks';
import { school } from '@/content/school';

export const competition = {
  title: 'Competition',
  description: `In-campus competitions of ${school.name}: scheduled contests in recitation, debate, science, sport and the arts, with dates and ways to enter.`,
  scene: 'prize-day',
  banner: { heading: 'Competition' },
  heading: `${school.shortName} In-Campus Competition`,
  scheduled: {
    heading: 'Scheduled Competitions',
    apply: 'Apply',
    noDate: 'Date not available',
    noLink: 'No application link available.',
    empty: 'No competitions available.',
  },
  blocks: [
    {
      kind: 'paragraph',
      text: 'Competitions on the campus are an invitation to prepare something properly and to show it to others. Boys recite, debate, build, draw, run and sing. Those who win are clapped; those who do not are clapped for coming.',
    },
  ],
  closing: [
    { kind: 'heading', text: 'Good to know' },
    {
      kind: 'list',
      items: [
        'Read the details of a contest before you enter: the age groups and rules stand there.',
        'Enter in time. When a contest has no date yet, it is published here as soon as it is fixed.',
        'Bring what you need, and bring a friend.',
      ],
    },
  ],
} as const satisfies PageText & Record<string, unknown>;
