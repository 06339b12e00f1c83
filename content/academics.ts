import { curriculum } from '@/content/academics/curriculum';
import { departments } from '@/content/academics/departments';
import { faculty } from '@/content/academics/faculty';
import { publications } from '@/content/academics/publications';
import { results } from '@/content/academics/results';
import type { Section } from '@/content/blocks';
import { school } from '@/content/school';

/** Tab n of /acedemics is tabs[n]; the spelling of the path is part of the route contract. */
export const academics: Section = {
  path: '/acedemics',
  name: 'Academics',
  description: `How boys learn at ${school.name}: board results by year, the teachers, five departments, the curriculum to the ISC, and what the school publishes.`,
  tabs: [results, faculty, departments, curriculum, publications],
  sidePages: [],
};
