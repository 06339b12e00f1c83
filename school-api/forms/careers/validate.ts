import { type JobApplicationFields, NO_VACANCY } from '@/contract';

/** Checks that need the database: whether the vacancy is open. */
export function checkJob(
  { vacancy }: JobApplicationFields,
  vacancies: readonly string[],
): Record<string, string> {
  return vacancies.includes(vacancy) ? {} : { vacancy: NO_VACANCY };
}
