import { demoValuesIn } from '@/content/demo-values';
import { school } from '@/content/school';
import { isPublicSite } from '@/contract';

/** Why a site must not start at this address: the public would read the demo school's values. */
export function demoSchoolProblems(siteUrl: string): string[] {
  const left = isPublicSite(siteUrl) ? demoValuesIn(school) : [];
  if (left.length === 0) return [];
  return [
    'SITE_URL is public, but content/school.ts still has values of the demo school or placeholders:',
    ...left.map(({ field, value }) => `  ${field}: ${value}`),
    'Replace them and build again (docs/make-it-yours.md).',
  ];
}
