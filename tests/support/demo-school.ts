import { isDemoValue } from '@/content/demo-values';
import { school } from '@/content/school';

/** True while both are the demo's: some checks apply only to the demo school. */
export const isDemoSchool = isDemoValue(school.name) && school.email.endsWith('.example.org');
