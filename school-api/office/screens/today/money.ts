import { formatPaise, formatRupees, PAISE_PER_RUPEE } from '@/contract';

/** Paise are shown only where there are some. */
export const formatMoney = (paise: number) =>
  paise % PAISE_PER_RUPEE === 0 ? formatRupees(paise / PAISE_PER_RUPEE) : formatPaise(paise);
