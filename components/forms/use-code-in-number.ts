import { useEffect } from 'react';
import { namesCountry, type Phone } from '@/contract/facts/phone-number';

/**
 * Browsers fill in a number with its country code, and people paste it so: the code goes to the
 * field of the code, also where the number was there before the page came alive.
 */
export function useCodeInNumber(
  { code, number }: Phone,
  read: (phone: Phone) => Phone,
  set: (phone: Phone) => void,
): void {
  useEffect(() => {
    if (!namesCountry(number)) return;
    const meant = read({ code, number });
    if (meant.code !== code || meant.number !== number) set(meant);
  });
}
