import type { ContactField } from '@/contract';

export const contactAnswers: Record<ContactField, string> = {
  name: 'Asha Vrajwasi',
  mobile_code: '+91',
  mobile: '90000 00001',
  email: 'asha@example.org',
  subject: 'A visit',
  message: 'May we come on Monday?',
};
