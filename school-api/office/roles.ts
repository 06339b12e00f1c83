import { ROLES, type Role } from '../db';

export { ROLES, type Role };

export const ROLE_TITLES: Record<Role, string> = {
  editor: 'Editor',
  admissions: 'Admissions',
  accounts: 'Accounts',
  head: 'Head',
};

export function isRole(text: string): text is Role {
  return ROLES.some((role) => role === text);
}
