import { readConfig } from '@/school-api/config';

/** The school's data in mails when no variable is set. */
export const mailSchool = readConfig({}).mail.school;
