import type { PageText } from '@/content/blocks';
import { school } from '@/content/school';

export const weeklySchedule = {
  title: 'Weekly Schedule',
  description: `Weekly schedules of ${school.name}: the plan of lessons, tests, activities and special days for each week, to open, save or print at home.`,
  scene: 'day-clock',
  banner: { heading: 'Weekly Schedule' },
  list: { view: 'View Now', empty: 'No schedules available' },
  blocks: [
    'Every Saturday we publish the plan for the next week: lessons, tests, activities and special days.',
  ],
  closing: [
    {
      kind: 'note',
      text: 'Plans can change. The class teacher’s announcement on the day is final.',
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
