import * as z from 'zod';
import { dateText, text } from '../wire';

export const admissionDate = z.object({
  location: text,
  admission_date: dateText,
  /** An extension: '09:00' or '9 am'. Absent from servers that do not know it. */
  admission_time: text.optional(),
  admission_text: text,
});

export const admissionText = z.object({
  location: text,
  admission_text: text,
});

export type AdmissionDate = z.infer<typeof admissionDate>;
export type AdmissionText = z.infer<typeof admissionText>;
