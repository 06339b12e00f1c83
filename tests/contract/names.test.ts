import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  contactRequest,
  createAdmissionRequest,
  donationRequest,
  jobApplicationFields,
  looksLikeAddress,
} from '@/contract';
import { cases } from '../support/cases';
import { listed } from '../support/listed';

function messageFor(schema: z.ZodType, field: string) {
  return (name: string): string | undefined => {
    const parsed = schema.safeParse({ [field]: name });
    return parsed.error?.issues.find(({ path }) => path[0] === field)?.message;
  };
}

const FORMS = {
  'a registration': messageFor(createAdmissionRequest, 'first_name'),
  'a message': messageFor(contactRequest, 'name'),
  'a job application': messageFor(jobApplicationFields, 'applicant_name'),
  'a donation': messageFor(donationRequest, 'donor_name'),
};

const REAL = listed(`
  St. John | St.John | D'Souza | A.K. | A.K. Rao | S.P. Singh | SP.Singh | Md. | Md.Rafi | md.rafi
  Mohd.Aslam | Dr.Rao | Smt. Radha Devi | Smt.radha | Kr.Singh | J.R.D. Tata | राधा | श्री. राव
  Rao.K | Kumar.SP | Kumar.ML | Meera D’Souza-Rao | Ch. Ved | Anna-Maria | Dot Cotton | Atul
  Wwwick | Comal Netam | Ramesh Kumar. | Sk.Rahim | Test User 1 | Browser2 Donor
`).concat('क्ष\u200dय');

const ADDRESSES = listed(`
  www.example | Claim now at www.example.com | www example | http example | HTTPS example
  example.com | EXAMPLE.COM | my-school.co.in | example.in | example.page | example.us
  site1.com | my2.page | shop9.us | example dot com | Go to example.bank now | example . com | Shop.XYZ
`).concat('exam\u200dple.com');

describe.each(Object.entries(FORMS))('names in %s', (_, fault) => {
  it('accept every person’s name', () => {
    expect(REAL.filter((name) => fault(name) !== undefined)).toEqual([]);
  });

  it.each(['=Rao', '+Rao', '-Rao', '@Rao', '\t=Rao', '＝Rao', '－ Rao'])(
    'reject what a spreadsheet would calculate: %j',
    (name) => {
      expect(fault(name)).toMatch(/can contain only letters, s/);
    },
  );

  it.each(['12345', '1 Rao', 'a.in/1'])('reject what is no name: %j', (name) => {
    expect(fault(name)).toMatch(/digits after a letter$/);
  });

  it('reject what looks like an address', () => {
    const taken = ADDRESSES.filter((name) => !fault(name)?.endsWith('cannot contain URLs'));
    expect(taken).toEqual([]);
  });
});

const word = fc.stringMatching(/^[a-z]{3,12}$/);

it('names reject every word before a known top-level domain, in any position', () => {
  const ending = fc.constantFrom('com', 'org', 'net', 'in', 'co.in', 'info', 'xyz', 'bank', 'us');
  fc.assert(
    fc.property(word, ending, fc.constantFrom('', 'Claim '), (name, end, before) => {
      expect(looksLikeAddress(`${before}${name}.${end}`)).toBe(true);
    }),
    cases({ night: 1000 }),
  );
});

it('names accept initials before and after every name', () => {
  const initials = fc.stringMatching(/^([A-Z]\.){1,3}$/);
  const name = fc.stringMatching(/^[A-Z][a-z]{3,12}$/).filter((one) => !/^https?$/i.test(one));
  fc.assert(
    fc.property(name, initials, (last, first) => {
      expect(looksLikeAddress(`${first} ${last}`)).toBe(false);
      expect(looksLikeAddress(`${first}${last}`)).toBe(false);
      expect(looksLikeAddress(`${last} ${first}`)).toBe(false);
    }),
    cases({ night: 1000 }),
  );
});
