import * as z from 'zod';
import { CORRECTION_LENGTH, LENGTHS } from '../facts/limits';
import { isRequired, prose } from '../forms/atoms';
import { dateText, flag, number, requestText, requiredText, text } from '../wire';

const grant = requestText(LENGTHS.id);

/** A grant with the purpose 'privacy', for all calls below. */
export const privacyRequest = z.object({ grant });

const section = z.object({
  /** Such as 'applications'; see contract/facts/personal-data.ts. */
  kind: requiredText,
  /** By field name; empty fields are left out. */
  records: z.array(z.record(z.string(), text)),
  /** There are more records than these. */
  more: flag,
});

export const privacyDataResponse = z.object({
  email: requiredText,
  as_of: dateText,
  sections: z.array(section),
});

const correctionText = prose('What is wrong', {
  max: CORRECTION_LENGTH,
  required: isRequired('What is wrong'),
});

/** Sent to the office, which can tell a correction from an attempted impersonation. */
export const privacyCorrectRequest = z.object({ grant, text: correctionText });

/** The number of registrations affected. */
export const privacyWithdrawResponse = z.object({ withdrawn: number });

export const privacyEraseResponse = z.object({
  erased: z.array(z.object({ kind: requiredText, count: number })),
  /** `until` is the last day, such as 2035-03-31. */
  kept: z.array(z.object({ kind: requiredText, count: number, until: dateText, why: text })),
});

export type PrivacyData = z.infer<typeof privacyDataResponse>;
export type Erasure = z.infer<typeof privacyEraseResponse>;
