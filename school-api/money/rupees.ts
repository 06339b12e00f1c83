/** '1500.00' from paise. */
export function rupees(paise: number | null): string {
  if (paise === null) return '';
  const digits = String(paise).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
