import type { Metadata } from 'next';
import { CareersPage } from '@/components/careers/careers-page';
import { pageHead } from '@/components/tabbed/section-metadata';
import { careers } from '@/content/careers';
import { readVacancies } from '@/lib/school-api/vacancies';

export const revalidate = 60;

export const metadata: Metadata = pageHead(careers.title, careers.description, '/careers');

export default async function Careers() {
  return <CareersPage vacancies={await readVacancies()} />;
}
