import { useEffect } from 'react';
import { hasCountryPrefix, type Phone } from '@/contract/facts/phone-number';

/**
 * Moves the country code of a pasted or autofilled number to the code field, even if the number was
 * there before hydration.
 */
export function useCodeInNumber(
  { code, number }: Phone,
  read: (phone: Phone) => Phone,
  set: (phone: Phone) => void,
): void {
  useEffect(() => {
    if (!hasCountryPrefix(number)) return;
    const parsed = read({ code, number });
    if (parsed.code !== code || parsed.number !== number) set(parsed);
  });
}
