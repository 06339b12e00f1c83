import { curriculum } from '@/content/academics/curriculum';
import { departments } from '@/content/academics/departments';
import { faculty } from '@/content/academics/faculty';
import { publications } from '@/content/academics/publications';
import { results } from '@/content/academics/results';
import type { Section } from '@/content/blocks';

/** Tab n of /acedemics is tabs[n]; the spelling of the path is part of the route contract. */
export const academics: Section = {
  path: '/acedemics',
  name: 'Academics',
  tabs: [results, faculty, departments, curriculum, publications],
  sidePages: [],
};
