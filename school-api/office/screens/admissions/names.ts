import type { Role } from '../../roles';

export const LIST = { href: '/applications', label: 'Applications' };

/** Who works on applications, and who prepares, checks and releases decisions. */
export const ADMISSIONS: readonly Role[] = ['admissions', 'head'];
