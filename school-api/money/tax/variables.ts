import path from 'node:path';
import { z } from 'zod';
import { parseInIndia } from '@/content/india-time';
import type { DonationRegistration, School } from '@/content/school-shape';
import { about } from '@/contract/facts/variables';
import { DAY_MS, StartError } from '../../platform';

export const taxVariables = {
  PAN_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits')
    .optional()
    .meta(
      about(
        'Payment',
        'what the PAN of donors is encrypted with, 64 hexadecimal digits; the same on all machines of one database',
        'the file `pan.key` in `SCHOOL_DATA_DIR`, made at first use',
      ),
    ),
};

type Values = z.output<z.ZodObject<typeof taxVariables>> & { SITE_URL?: string | undefined };

/** The registrations of content/school.ts. */
export type TaxFacts = Pick<School, 'donationRegistrations' | 'fcraRegistration'>;

const day = z
  .string()
  .refine(
    (value) => parseInIndia(value, 'yyyy-MM-dd') !== undefined,
    'must be a date such as 2026-04-01',
  );

const taxFacts = z.object({
  donationRegistrations: z
    .array(
      z.object({
        urn: z.string().regex(/^[A-Za-z0-9/-]{1,100}$/, 'must be letters and digits, at most 100'),
        issuedOn: day,
        from: day.optional(),
        until: day.optional(),
      }),
    )
    .default([]),
  fcraRegistration: z
    .string()
    .regex(/^\d{9}$/, 'must be the nine digits of the registration')
    .optional(),
});

export type Registration = {
  urn: string;
  /** Such as 2021-09-23. */
  issuedOn: string;
  from: Date;
  /** Exclusive. */
  until: Date;
};

export type TaxSettings = {
  /** By their first day; empty: nothing is ever claimed. */
  registrations: readonly Registration[];
  /** Undefined: donations from anyone but Indian citizens are refused. */
  fcra: string | undefined;
  /** Encrypts PANs; the file is created at first use, unless it is lost (see guardPanKey). */
  panKey: { hex: string | undefined; file: string; isLost?: boolean };
  /** The folder of the donors' certificates. */
  certificates: string;
  /** For links in emails; undefined on a machine without a public address. */
  siteUrl: string | undefined;
};

/** The last moment that a Date can hold. */
const NO_END = new Date(8.64e15);

export function taxSettings(
  v: Values,
  { dataDir, facts }: { dataDir: string; facts: TaxFacts },
): TaxSettings {
  const { donationRegistrations, fcraRegistration } = readFacts(facts);
  return {
    registrations: donationRegistrations
      .map(registrationOf)
      .sort((one, other) => one.from.getTime() - other.from.getTime()),
    fcra: fcraRegistration,
    panKey: { hex: v.PAN_KEY, file: path.join(dataDir, 'pan.key') },
    certificates: path.join(dataDir, 'certificates'),
    siteUrl: v.SITE_URL,
  };
}

function readFacts(facts: TaxFacts) {
  const parsed = taxFacts.safeParse(facts);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(
    ({ path, message }) => `${path.join('.')} of content/school.ts ${message}`,
  );
  throw new StartError(lines.join('\n'));
}

function registrationOf({ urn, issuedOn, from, until }: DonationRegistration): Registration {
  return {
    urn,
    issuedOn,
    from: midnight(from ?? issuedOn),
    until: until === undefined ? NO_END : new Date(midnight(until).getTime() + DAY_MS),
  };
}

/** In India. */
const midnight = (day: string) => new Date(`${day}T00:00:00+05:30`);
