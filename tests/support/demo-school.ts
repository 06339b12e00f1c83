import { school } from '@/content/school';

/** True for the demo school. Some checks apply to it alone. */
export const isDemoSchool = school.email.endsWith('.example.org');
