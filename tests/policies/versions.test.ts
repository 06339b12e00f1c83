import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { officeLines, officePhone, type Policy } from '@/content/policies/policy';
import { privacyPolicy } from '@/content/policies/privacy';
import { refundPolicy } from '@/content/policies/refund-policy';
import { terms } from '@/content/policies/terms';
import { versions } from '@/content/policies/versions';
import { school } from '@/content/school';
import { RETENTION, type Retention } from '@/contract/facts/retention';

const periods: Retention = { ...RETENTION };
for (const name in periods) periods[name as keyof Retention] = 2;
const policies = { privacy: privacyPolicy(periods), terms, refundPolicy };

/** Facts that any school may change without a new version; longer texts first. */
const facts = [...[officeLines(), school.name, school.email, officePhone()], school.address.state];

function hashOf({ blocks }: Pick<Policy, 'blocks'>): string {
  const text = facts.reduce((rest, fact) => rest.replaceAll(fact, '…'), JSON.stringify(blocks));
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

const names = Object.keys(policies) as (keyof typeof policies)[];

describe.each(names)('the text of %s', (name) => {
  it('matches its version: raise version and date in content/policies/versions.ts with it', () => {
    expect(hashOf(policies[name])).toBe(versions[name].hash);
  });
});
