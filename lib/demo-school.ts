import { demoValuesIn } from '@/content/demo-values';
import { school } from '@/content/school';
import { isPublicSite } from '@/contract';

/** Why a site must not start at this address: the public would read the demo school's values. */
export function demoSchoolProblems(siteUrl: string): string[] {
  const left = isPublicSite(siteUrl) ? demoValuesIn(school) : [];
  if (left.length === 0) return [];
  return [
    'SITE_URL is read by the public, but content/school.ts has values of the demo school or placeholders:',
    ...left.map(({ field, value }) => `  ${field}: ${value}`),
    "Write the school's own there and build again (docs/make-it-yours.md).",
  ];
}
