import { describe, expect, it } from 'vitest';
import { demoValuesIn } from '@/content/demo-values';
import { school as current } from '@/content/school';
import { isPublicSite } from '@/contract';
import { school as another } from '../support/another-school';
import { isDemoSchool } from '../support/demo-school';
import { listed } from '../support/listed';

const fields = (school: typeof current) => demoValuesIn(school).map(({ field }) => field);

describe('values of the demo school', () => {
  it('are absent in a school with its own', () => {
    expect(demoValuesIn(another)).toEqual([]);
  });

  if (isDemoSchool) {
    it('are found one by one, even if the school claims not to be the demo', () => {
      const { isDemo: _, ...unmarked } = current;
      const own = fields(unmarked);
      expect(own).toEqual(
        expect.arrayContaining(['name', 'address.street', 'address.postalCode', 'noReplyEmail']),
      );
      expect(own.filter((field) => field.startsWith('bankAccount.'))).toHaveLength(4);
      expect(own.filter((field) => field.startsWith('phones['))).toHaveLength(2);
      expect(own.filter((field) => field.startsWith('social '))).toHaveLength(5);
      expect(fields(current)).toEqual(['isDemo', ...own, 'session', 'announcedSession']);
    });
  }

  it.each([
    ['name', { name: current.name }],
    ['phones[0]', { phones: current.phones }],
    ['email', { email: current.email }],
    ['address.postalCode', { address: { ...another.address, postalCode: '000000' } }],
    ['bankAccount.ifsc', { bankAccount: { ...another.bankAccount, ifsc: 'DEMO0000000' } }],
  ] as const)('%s alone is found among values of another school', (field, left) => {
    if (isDemoSchool) expect(fields({ ...another, ...left })).toContain(field);
  });
});

it.each(
  listed(
    'https://www.school.edu.in | https://school.in | http://93.184.216.34 | https://[2606::1]',
  ),
)('the public reaches %s', (url) => {
  expect(isPublicSite(url)).toBe(true);
});

it.each(
  listed(`
    http://localhost:3000 | http://127.0.0.1 | http://[::1]:3000 | https://intranet
    https://school.example.org | https://school.test | https://a.example | http://192.168.1.5
    http://172.20.0.3 | http://pc.local | not an address
  `).concat(''),
)('the public does not reach %j', (url) => {
  expect(isPublicSite(url)).toBe(false);
});
