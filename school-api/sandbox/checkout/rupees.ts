/** ₹1,20,000.00 from paise. */
export function rupees(paise: number): string {
  const format = { style: 'currency', currency: 'INR' } as const;
  return new Intl.NumberFormat('en-IN', format).format(paise / 100);
}
