import { cache } from 'react';
import type { SafeHtml } from '@/lib/html/safe-html';
import { readCall } from './client';
import { mapResult, type Result } from './result';
import { richText } from './rich-text';

export type VacancyView = { name: string; subjects: string; info: SafeHtml };

export const readVacancies = cache(async (): Promise<Result<VacancyView[]>> => {
  return mapResult(await readCall('vacancies'), (records) =>
    records.map(({ vacancy_name, subjects, additional_info }) => ({
      name: vacancy_name,
      subjects,
      info: richText(additional_info),
    })),
  );
});
