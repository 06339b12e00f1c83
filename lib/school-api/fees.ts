import { cache } from 'react';
import { FEE_CATEGORIES, type FeeRecord } from '@/contract';
import { readCall } from './client';
import { fileUrl } from './media';
import { mapResult, type Result } from './result';

export type FeeBrochure = { amount: number | null; brochure: string | null };

export type Fees = {
  /** Rupees; the amount of the first record, whatever its category. */
  registrationFee: number | null;
  /** Null if there is no such record: the download button is then hidden. */
  dayScholar: FeeBrochure | null;
  residential: FeeBrochure | null;
};

function ofCategory(records: FeeRecord[], category: string): FeeBrochure | null {
  const wanted = category.toLowerCase();
  const record = records.find((one) => one.category.toLowerCase() === wanted);
  return record ? { amount: record.amount, brochure: fileUrl(record.brochure_pdf) } : null;
}

export const readFees = cache(async (): Promise<Result<Fees>> => {
  return mapResult(await readCall('fee-structure'), (records) => ({
    registrationFee: records[0]?.amount ?? null,
    dayScholar: ofCategory(records, FEE_CATEGORIES.dayScholar),
    residential: ofCategory(records, FEE_CATEGORIES.residential),
  }));
});
