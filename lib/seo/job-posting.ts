import { type SchoolFacts, schoolPlace, schoolRef } from './school';

type Vacancy = { name: string; subjects: string; info: string };

/** One job as search engines read it. The school says no dates, so none are invented. */
function jobPosting({ name, subjects, info }: Vacancy, school: SchoolFacts, siteUrl: string) {
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

export function jobPostings(jobs: readonly Vacancy[], school: SchoolFacts, siteUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@graph': jobs.map((job) => jobPosting(job, school, siteUrl)),
  };
}
