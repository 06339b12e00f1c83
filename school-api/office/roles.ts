/** What a person of the office may do; `head` may do everything. */
export const ROLES = ['editor', 'admissions', 'accounts', 'head'] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_TITLES: Record<Role, string> = {
  editor: 'Editor',
  admissions: 'Admissions',
  accounts: 'Accounts',
  head: 'Head',
};

export function isRole(text: string): text is Role {
  return ROLES.some((role) => role === text);
}
