import { formatPaise } from '@/contract';

/** Rs. 1,20,000.50: some mail programs cannot show the rupee sign. */
export function inRupees(paise: number): string {
  return formatPaise(paise).replace('₹', 'Rs. ');
}
