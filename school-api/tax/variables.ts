import path from 'node:path';
import { z } from 'zod';
import { parseInIndia } from '@/content/india-time';

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

/** Days in India, both inclusive. */
export type Registration = { urn: string; issuedOn: string; from: string; until: string };

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

const NO_END = '9999-12-31';

export function taxSettings(
  v: Values & { SITE_URL?: string | undefined },
  dataDir: string,
): TaxSettings {
  const { DONATION_URN: urn, DONATION_URN_DATE: issuedOn } = v;
  const from = v.DONATION_URN_FROM ?? issuedOn;
  const until = v.DONATION_URN_UNTIL ?? NO_END;
  const complete = urn !== undefined && issuedOn !== undefined && from !== undefined;
  return {
    registration: complete ? { urn, issuedOn, from, until } : undefined,
    fcra: v.FCRA_REGISTRATION,
    panKey: { hex: v.PAN_KEY, file: path.join(dataDir, 'pan.key') },
    siteUrl: v.SITE_URL,
  };
}
