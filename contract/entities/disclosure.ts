import * as z from 'zod';
import {
  dateText,
  flag,
  html,
  identifier,
  link,
  optionalNumber,
  requiredText,
  text,
} from '../wire';

export const disclosure = z.object({
  id: identifier,
  /** One of facts/disclosure.ts; any other is shown under General information. */
  topic: requiredText,
  /** Needed if the topic is not title enough. */
  title: text,
  text: html,
  document: link,
  issued_on: dateText,
  valid_until: dateText,
  reviewed_on: dateText,
});

export const feeHead = z.object({
  id: identifier,
  /** '2026-27'. */
  session: requiredText,
  /** Such as 'Classes 1 to 5'. */
  classes: requiredText,
  head: requiredText,
  /** In rupees. */
  amount: optionalNumber,
  /** Such as 'a year'. */
  charged: text,
  optional: flag,
});

export type Disclosure = z.infer<typeof disclosure>;
