import { PAISE_PER_RUPEE } from '@/contract';

const grouped = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

/** 12000050 paise as Rs. 1,20,000.50. */
export function inRupees(paise: number): string {
  return `Rs. ${grouped.format(paise / PAISE_PER_RUPEE)}`;
}
