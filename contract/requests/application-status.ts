import * as z from 'zod';
import { LENGTHS } from '../facts/limits';
import { noticeField } from '../forms/notice';
import {
  dateText,
  filledText,
  flag,
  number,
  optionalFeature,
  requestText,
  requiredText,
  text,
} from '../wire';
import { verifyOtpResponse } from './admission';

const grant = filledText(LENGTHS.id);
const applicationNumber = filledText(LENGTHS.id);

/**
 * Requests all applications of a mailbox verified for the purpose 'applications', or one application in
 * the browser that verified it.
 */
export const applicationStatusRequest = z.strictObject({
  grant,
  application_id: filledText(LENGTHS.id).optional(),
});

export const FAMILY_ANSWERS = ['withdraw', 'accept', 'decline', 'move'] as const;

const testDay = z.object({
  /** '2026-12-13', or text such as 'on request'. */
  date: dateText,
  /** '09:30' */
  time: text,
  place: text,
});

const application = z.object({
  application_number: requiredText,
  /** The child's name. */
  name: text,
  apply_for: text,
  /** In the family's words: the state, and what follows. */
  state: requiredText,
  follows: text,
  /** From the office to the family. */
  note: text,
  /** With the roll number on that day; '' before the school assigns one. */
  test: testDay.extend({ seat: text }),
  /** Paise; null while unpaid. */
  paid: z
    .object({ on: dateText, amount: number, returned: number, payment_id: text, test: flag })
    .nullable(),
  /** Whether receipt-file returns its receipt. */
  receipt: optionalFeature,
  /** Documents that the school has requested: application-document accepts each once. */
  documents: z.array(z.object({ kind: text, sent: flag })).default([]),
  /** Other dates that the test can be moved to; absent on servers that do not support it. */
  move_to: z.array(text).default([]),
  /** The same dates with time and place, from servers that know them. */
  move_tests: z.array(testDay).default([]),
  /**
   * 'continue', 'withdraw', 'accept', 'decline', 'test' (the child takes the test and has an admit card);
   * others may be added.
   */
  can: z.array(text),
});

/** Newest first. */
export const applicationStatusResponse = z.object({
  email: requiredText,
  applications: z.array(application),
});

/** The response is the updated list of applications. */
export const applicationAnswerRequest = z.strictObject({
  grant,
  application_number: applicationNumber,
  answer: z.enum(FAMILY_ANSWERS, { error: 'Unknown answer' }),
  /** With 'move': one of `move_to`. */
  date: requestText(LENGTHS.line).optional(),
});

/** Continues an application, or starts one for another child of the same parent. */
export const applicationContinueRequest = z.strictObject({
  grant,
  application_number: applicationNumber.optional(),
  ...noticeField,
});

/** As if the code had been entered in this browser. */
export const applicationContinueResponse = verifyOtpResponse.extend({
  email: requiredText,
  /** The form is complete and the fee is due. */
  completed: optionalFeature,
});

export type ApplicationRecord = z.infer<typeof application>;
export type ApplicationStatus = z.infer<typeof applicationStatusResponse>;
export type ApplicationContinued = z.infer<typeof applicationContinueResponse>;
export type FamilyAnswer = (typeof FAMILY_ANSWERS)[number];
