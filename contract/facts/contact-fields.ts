/** Fields of the contact form, in order, with their labels in the office's email. */
export const CONTACT_LABELS = {
  name: 'Name',
  mobile_code: 'Country code',
  mobile: 'Phone',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
} as const;

export type ContactField = keyof typeof CONTACT_LABELS;

const isField = (key: string): key is ContactField => key in CONTACT_LABELS;

export const CONTACT_FIELDS: readonly ContactField[] = Object.keys(CONTACT_LABELS).filter(isField);
