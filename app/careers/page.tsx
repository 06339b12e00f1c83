import type { Metadata } from 'next';
import { CareersPage } from '@/components/careers/careers-page';
import { pageHead } from '@/components/seo/page-head';
import { JsonLd } from '@/components/ui/json-ld';
import { careers } from '@/content/careers';
import { school } from '@/content/school';
import { env } from '@/lib/env';
import { readVacancies } from '@/lib/school-api/vacancies';
import { jobPostings } from '@/lib/seo/job-posting';

export const revalidate = 60;

export const metadata: Metadata = pageHead(careers, '/careers');

export default async function Careers() {
  const vacancies = await readVacancies();
  const jobs = vacancies.ok ? vacancies.data : [];
  const { SITE_URL } = env();
  return (
    <>
      <CareersPage vacancies={vacancies} />
      {jobs.length > 0 ? <JsonLd data={jobPostings(jobs, school, SITE_URL)} /> : null}
    </>
  );
}
