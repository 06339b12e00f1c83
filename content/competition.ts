import type { PageText } from '@/content/blocks';
import { picture } from '@/content/scenes';
import { school } from '@/content/school';

export const competition = {
  title: 'Competition',
  description: `In-campus competitions of ${school.name}: scheduled contests in recitation, debate, science, sport and the arts, with dates and ways to enter.`,
  scene: 'results-board',
  banner: { heading: 'Competition' },
  heading: `${school.shortName} In-Campus Competition`,
  picture: picture('science-fair'),
  scheduled: {
    heading: 'Scheduled Competitions',
    apply: 'Apply',
    noDate: 'Date not available',
    noLink: 'No application link available.',
    empty: 'No competitions available.',
  },
  blocks: [
    'Boys compete on the campus in recitation, debate, science, sport and the arts. Some competitions are open to other schools.',
  ],
  closing: [
    { kind: 'heading', text: 'Good to know' },
    {
      kind: 'list',
      items: [
        'Before you enter, read the age groups and rules in the details.',
        'We publish the date here as soon as it is fixed. Entries close a week before it.',
        'Every participant receives a certificate.',
      ],
    },
  ],
} as const satisfies PageText & Record<string, unknown>;
