import * as z from 'zod';
import { link, optionalNumber, text } from '../wire';

export const FEE_CATEGORIES = {
  registration: 'Admission Registration Fee',
  dayScholar: 'Day Scholar Fee',
  residential: 'Residential Student Fee',
} as const;

export const feeRecord = z.object({
  category: text,
  amount: optionalNumber,
  brochure_pdf: link,
});

export type FeeRecord = z.infer<typeof feeRecord>;
