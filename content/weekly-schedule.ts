import type { PageText } from '@/content/blocks';
import { school } from '@/content/school';

export const weeklySchedule = {
  title: 'Weekly Schedule',
  description: `Weekly schedules of ${school.name}: the plan of lessons, tests, activities and special days for each week, to open, save or print at home.`,
  scene: 'day-clock',
  banner: { heading: 'Weekly Schedule' },
  list: { view: 'View Now', empty: 'No schedules available' },
  blocks: [
    {
      kind: 'paragraph',
      text: 'Before each week the school publishes its plan: lessons, tests, activities and anything out of the ordinary. Parents use it to know what their sons are talking about; boys use it to know what they had forgotten.',
    },
  ],
  closing: [
    {
      kind: 'note',
      text: 'Plans can change with the weather, an illness or a guest. What the class teacher says on the day is what counts.',
    },
    {
      kind: 'links',
      items: [
        { label: 'A Day at Campus', href: '/student-life/campus' },
        { label: 'Split of Syllabus', href: '/syllabus' },
      ],
    },
  ],
} as const satisfies PageText & Record<string, unknown>;
