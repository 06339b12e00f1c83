import { cache } from 'react';
import { readResults } from '@/lib/school-api/results';
import { FIRST_DEFAULT, resultYears } from './result-years';

/** The newest year with entries, from 2025 on. An unreadable year counts as empty. */
export const readDefaultYear = cache(async (): Promise<number> => {
  for (const year of resultYears().filter((one) => one > FIRST_DEFAULT)) {
    const results = await readResults(year);
    if (results.ok && results.data.tenth.length + results.data.twelfth.length > 0) return year;
  }
  return FIRST_DEFAULT;
});
