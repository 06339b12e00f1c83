import { demoValuesIn } from '@/content/demo-values';
import { school } from '@/content/school';
import { VariableError } from '@/contract/facts/variables';

type Config = {
  seed: 'demo' | 'none';
  isPublic: boolean;
};

/** Values of the demo school that pages, mails or receipts would show, one line each. */
export function demoValuesLeft({ seed, isPublic }: Config): string[] {
  const inFile = demoValuesIn(school).map(
    ({ field, value }) => `content/school.ts ${field}: ${value}`,
  );
  return [...inFile, ...(isPublic && seed === 'demo' ? ['SCHOOL_SEED: demo'] : [])];
}

/** So that nobody gets an email or a receipt of the demo school. */
export function refuseDemoSchool(config: Config): void {
  if (!config.isPublic) return;
  const left = demoValuesLeft(config);
  if (left.length === 0) return;
  throw new VariableError([
    `This site has a public address, but still has values of the demo school or placeholders:
  ${left.join('\n  ')}
Replace them and build again (docs/make-it-yours.md). For a trial, set SITE_URL to an address such as http://localhost:3000.`,
  ]);
}
