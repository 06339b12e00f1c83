import { demoWeeklySchedules } from '@/school-api/content/seed/programmes';
import type { Sheet } from './sheet';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const AFTERNOONS = [
  'Athletics; choir',
  'Football; robotics',
  'Kho-kho; art room',
  'Swimming; tabla',
  'Cricket; library hour after supper',
  'House meetings; mathematics circle',
];
const DAY_MS = 86_400_000;

const dayOf = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });

export const schedules: Sheet[] = demoWeeklySchedules.map((record) => {
  const title = String(record.title);
  const scheduledDate = String(record.scheduled_date);
  const monday = new Date(`${scheduledDate}T00:00:00Z`);
  const rows = DAYS.map((day, index) => [
    `${day}, ${dayOf.format(monday.getTime() + index * DAY_MS)}`,
    '05:00 temple, 06:30 yoga',
    index === 5 ? '08:15 to 12:00 lessons' : '08:15 to 01:30 lessons',
    AFTERNOONS[index] ?? '',
  ]);
  return {
    file: `weekly-schedule-${scheduledDate}`,
    title: 'Weekly schedule',
    subtitle: `Week of ${dayOf.format(monday)} ${monday.getUTCFullYear()}: ${title}`,
    blocks: [
      { text: 'Classes 3 to 12. Classes 1 and 2 end at noon. Changes are told in assembly.' },
      { columns: [4, 4, 4, 5], rows: [['Day', 'Morning', 'School', 'Afternoon'], ...rows] },
      { heading: 'This week' },
      {
        list: [
          title,
          'Visiting Sunday: parents are welcome from ten to four',
          'Letters home are collected on Saturday after breakfast',
        ],
      },
    ],
  };
});
