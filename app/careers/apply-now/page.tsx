import type { Metadata } from 'next';
import { ApplyPage } from '@/components/careers-apply/apply-page';
import { pageHead } from '@/components/tabbed/section-metadata';
import { Unavailable } from '@/components/ui/unavailable';
import { careers } from '@/content/careers';
import { readVacancies } from '@/lib/school-api/vacancies';

export const revalidate = 60;

const { title, description } = careers.application;

export const metadata: Metadata = pageHead(title, description, '/careers/apply-now');

export default async function ApplyNow() {
  const vacancies = await readVacancies();
  const names = vacancies.ok ? [...new Set(vacancies.data.map(({ name }) => name))] : null;
  return (
    <>
      <ApplyPage vacancies={names} />
      {vacancies.ok ? null : <Unavailable />}
    </>
  );
}
