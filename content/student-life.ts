import type { Section } from '@/content/blocks';
import { school } from '@/content/school';
import { activities } from '@/content/student-life/activities';
import { alumni } from '@/content/student-life/alumni';
import { dayAtCampus } from '@/content/student-life/day-at-campus';
import { ourCare } from '@/content/student-life/our-care';
import { retreatCamps } from '@/content/student-life/retreat-camps';
import { spiritualPractice } from '@/content/student-life/spiritual-practice';
import { sportsLife } from '@/content/student-life/sports-life';
import { yogaMeditation } from '@/content/student-life/yoga-meditation';

/** Tab n of /student-life is tabs[n]. */
export const studentLife: Section = {
  path: '/student-life',
  name: 'Student Life',
  description: `Life at ${school.name} outside lessons: yoga at sunrise, the hostel, prayer, clubs and camps, a day hour by hour, and our alumni.`,
  tabs: [yogaMeditation, retreatCamps, ourCare, spiritualPractice, activities, dayAtCampus, alumni],
  sidePages: [sportsLife],
};
