import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { school } from '@/content/school';
import { isDemoSchool } from '../support/demo-school';

const rooms = [
  ...['app', 'components', 'content', 'contract', 'deploy', 'docs', 'e2e', 'enhance', 'lib'],
  ...['school-api', 'scripts', 'tests', 'README.md', 'middleware.ts', 'package.json'],
];
/** Excludes binary files and the demo's records, which `SCHOOL_SEED=none` leaves out. */
const left = [':!content/school.ts', ':!school-api/content/seed', ':!*.woff2', ':!*.pdf'];

const domain = school.email.split('@')[1] ?? '';
const identity = [
  ...[school.name, ...school.phones, domain, school.address.street, school.bankAccount.bank],
  ...[school.erpUrl, school.mapUrl, school.designer.name, ...school.social.map(({ url }) => url)],
  // A short name or a session may be common words or numbers; those of the demo are not.
  ...(isDemoSchool ? [school.shortName] : []),
];

function placesOf(text: string): string[] {
  const args = ['grep', '-niIF', '--untracked', '-e', text, '--', ...rooms, ...left];
  try {
    return execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n');
  } catch (error) {
    // Exit code 1: no match.
    if (error instanceof Error && Reflect.get(error, 'status') === 1) return [];
    throw error;
  }
}

describe('who the school is', () => {
  it.each(identity)('%s is only in content/school.ts', (text) => {
    expect(placesOf(text)).toEqual([]);
  });

  it('would be detected in another file', () => {
    expect(placesOf('who the school is')).not.toEqual([]);
  });

  it('has the colours of app/tokens.css', () => {
    const tokens = readFileSync('app/tokens.css', 'utf8');
    const named = Object.entries(school.colours).map(([name, hex]) => `--color-${name}: ${hex};`);
    expect(named.filter((line) => !tokens.includes(line))).toEqual([]);
  });
});
