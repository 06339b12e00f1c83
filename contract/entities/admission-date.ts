import * as z from 'zod';
import { dateText, text } from '../wire';

/** Extensions: no place is left on this date, or none for these classes. */
const fullness = {
  full: z.boolean().optional().catch(undefined),
  full_for: z.array(z.string()).optional().catch(undefined),
};

/** The site shows every date it is given: a server leaves out the days that are over. */
export const admissionDate = z.object({
  location: text,
  admission_date: dateText,
  /** An extension: '09:00' or '9 am'. Absent on servers that do not support it. */
  admission_time: text.optional(),
  admission_text: text,
  ...fullness,
});

export const admissionText = z.object({
  location: text,
  admission_text: text,
  ...fullness,
});
