import { MOST_COUNTED } from '../../../records';

type Counted = { isCut: boolean; one: string; several: string };

/** 'More than 1,000 gifts.'; 'At least 12 gifts.' where a search was cut. */
export function howMany(all: number, { isCut, one, several }: Counted): string {
  if (all > MOST_COUNTED) return `More than ${MOST_COUNTED.toLocaleString('en-IN')} ${several}.`;
  if (isCut && all === 0) return `No ${one} among those that were looked through.`;
  return `${isCut ? 'At least ' : ''}${all} ${all === 1 ? one : several}.`;
}
