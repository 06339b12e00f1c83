import type { School } from '@/content/school-shape';
import { schoolPlace, schoolRef } from './school';

type Vacancy = { name: string; subjects: string; info: string };

/** Structured data of a vacancy. The school API has no dates for it. */
function jobPosting({ name, subjects, info }: Vacancy, school: School, siteUrl: string) {
  return {
    '@type': 'JobPosting',
    title: name,
    description: info || (subjects ? `${name}: ${subjects}` : name),
    employmentType: 'FULL_TIME',
    directApply: true,
    url: new URL(`/careers/apply-now?vacancy=${encodeURIComponent(name)}`, siteUrl).href,
    hiringOrganization: schoolRef(school, siteUrl),
    jobLocation: schoolPlace(school),
  };
}

export function jobPostings(jobs: readonly Vacancy[], school: School, siteUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@graph': jobs.map((job) => jobPosting(job, school, siteUrl)),
  };
}
