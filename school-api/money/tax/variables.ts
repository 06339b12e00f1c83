import path from 'node:path';
import { z } from 'zod';
import { parseInIndia } from '@/content/india-time';
import { DAY_MS } from '../../platform';

const day = z
  .string()
  .refine((value) => parseInIndia(value, 'yyyy-MM-dd') !== undefined, 'must be a day as 2026-04-01')
  .optional();

export const taxVariables = {
  DONATION_URN: z
    .string()
    .regex(/^[A-Za-z0-9/-]{1,100}$/, 'must be letters and digits, at most 100')
    .optional(),
  DONATION_URN_DATE: day,
  DONATION_URN_FROM: day,
  DONATION_URN_UNTIL: day,
  FCRA_REGISTRATION: z
    .string()
    .regex(/^\d{9}$/, 'must be the nine digits of the registration')
    .optional(),
  PAN_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits')
    .optional(),
};

type Values = z.output<z.ZodObject<typeof taxVariables>>;

/** Forms and receipts name the number with its date. */
export function requireUrnDate(values: Values, context: z.core.$RefinementCtx) {
  const { DONATION_URN: urn, DONATION_URN_DATE: date } = values;
  if ((urn === undefined) === (date === undefined)) return;
  const [missing, given] =
    urn === undefined
      ? ['DONATION_URN', 'DONATION_URN_DATE']
      : ['DONATION_URN_DATE', 'DONATION_URN'];
  const message = `must be set too, since ${given} is`;
  context.issues.push({ code: 'custom', path: [missing], message, input: values });
}

export type Registration = {
  urn: string;
  /** Such as 2021-09-23. */
  issuedOn: string;
  from: Date;
  /** Exclusive. */
  until: Date;
};

export type TaxSettings = {
  /** Undefined: nothing is claimed anywhere. */
  registration: Registration | undefined;
  /** Undefined: gifts of other than Indian citizens are refused. */
  fcra: string | undefined;
  /** The key that a PAN is encrypted with; the file is made at first use. */
  panKey: { hex: string | undefined; file: string };
  /** For links in mails; undefined on a machine without a public address. */
  siteUrl: string | undefined;
};

/** The last moment that a Date can hold. */
const NO_END = new Date(8.64e15);

export function taxSettings(
  v: Values & { SITE_URL?: string | undefined },
  dataDir: string,
): TaxSettings {
  return {
    registration: registrationOf(v),
    fcra: v.FCRA_REGISTRATION,
    panKey: { hex: v.PAN_KEY, file: path.join(dataDir, 'pan.key') },
    siteUrl: v.SITE_URL,
  };
}

function registrationOf(v: Values): Registration | undefined {
  const { DONATION_URN: urn, DONATION_URN_DATE: issuedOn } = v;
  const from = midnight(v.DONATION_URN_FROM ?? issuedOn);
  if (urn === undefined || issuedOn === undefined || from === undefined) return undefined;
  const last = midnight(v.DONATION_URN_UNTIL);
  const until = last === undefined ? NO_END : new Date(last.getTime() + DAY_MS);
  return { urn, issuedOn, from, until };
}

function midnight(day: string | undefined): Date | undefined {
  return day === undefined ? undefined : parseInIndia(day, 'yyyy-MM-dd');
}
