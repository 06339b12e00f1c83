import { achievements } from '@/content/about/achievements';
import { dean } from '@/content/about/dean';
import { director } from '@/content/about/director';
import { founderVision } from '@/content/about/founder-vision';
import { principal } from '@/content/about/principal';
import { welcome } from '@/content/about/welcome';
import { whyTheSchool } from '@/content/about/why-the-school';
import type { Section } from '@/content/blocks';
import { school } from '@/content/school';

/** Tab n of /about is tabs[n]. */
export const about: Section = {
  path: '/about',
  name: 'About Us',
  description: `Who we are at ${school.name}: the founder and his vision, letters from those who lead the school, why families choose it, and its achievements from 2012 to 2022.`,
  tabs: [welcome, founderVision, director, dean, principal, whyTheSchool, achievements],
  sidePages: [],
};
