import { cache } from 'react';
import type { ResultRecord } from '@/contract';
import { readCall } from './client';
import { pictureUrl } from './media';
import { mapResult, type Result } from './result';

function toCard({ name, stream, percentage, picture }: ResultRecord) {
  const isNumber = /^\d+(\.\d+)?$/.test(percentage);
  return {
    name,
    stream,
    /** With its percent sign; '' when the API has none. */
    percentage: isNumber ? `${percentage}%` : percentage,
    picture: pictureUrl(picture),
  };
}

export type ResultCard = ReturnType<typeof toCard>;
export type YearResults = { tenth: ResultCard[]; twelfth: ResultCard[] };

export const readResults = cache(async (year: number): Promise<Result<YearResults>> => {
  const result = await readCall('results', { query: { year } });
  return mapResult(result, (groups) => ({
    tenth: groups['10th'].map(toCard),
    twelfth: groups['12th'].map(toCard),
  }));
});
