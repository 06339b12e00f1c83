import { demoValuesIn, isDemoValue } from '@/content/demo-values';
import { school } from '@/content/school';
import { StartError } from '../platform';

type Told = {
  mail: { from: string; office: string };
  seed: 'demo' | 'none';
  isPublic: boolean;
};

/** Values of the demo school that pages, mails or receipts would show, one line each. */
export function demoValuesLeft({ mail, seed, isPublic }: Told): string[] {
  const inFile = demoValuesIn(school).map(
    ({ field, value }) => `content/school.ts ${field}: ${value}`,
  );
  const given = { MAIL_FROM: mail.from, SCHOOL_OFFICE_EMAIL: mail.office };
  const own: readonly string[] = [school.noReplyEmail, school.email];
  const inVariables = Object.entries(given)
    .filter(([, value]) => isDemoValue(value) && !own.includes(value))
    .map(([name, value]) => `${name}: ${value}`);
  return [...inFile, ...inVariables, ...(isPublic && seed === 'demo' ? ['SCHOOL_SEED: demo'] : [])];
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
