import { demoValuesIn } from '@/content/demo-values';
import { school } from '@/content/school';
import { StartError } from '../platform';

type Told = {
  seed: 'demo' | 'none';
  isPublic: boolean;
};

/** Values of the demo school that pages, mails or receipts would show, one line each. */
export function demoValuesLeft({ seed, isPublic }: Told): string[] {
  const inFile = demoValuesIn(school).map(
    ({ field, value }) => `content/school.ts ${field}: ${value}`,
  );
  return [...inFile, ...(isPublic && seed === 'demo' ? ['SCHOOL_SEED: demo'] : [])];
}

/** The public never gets a mail or a receipt of the demo school. */
export function refuseDemoSchool(config: Told): void {
  if (!config.isPublic) return;
  const left = demoValuesLeft(config);
  if (left.length === 0) return;
  throw new StartError(
    `The public reads this site, but some values are the demo school's or placeholders:
  ${left.join('\n  ')}
Write the school's own and build again (docs/make-it-yours.md). For a rehearsal set SITE_URL to an address like http://localhost:3000.`,
  );
}
