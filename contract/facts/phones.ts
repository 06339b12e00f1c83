export const DEFAULT_COUNTRY_CODE = '+91';
export const DEFAULT_COUNTRY = 'India';

export const COUNTRY_CODES = [
  { code: DEFAULT_COUNTRY_CODE, country: DEFAULT_COUNTRY },
  { code: '+1', country: 'United States, Canada' },
  { code: '+44', country: 'United Kingdom' },
  { code: '+61', country: 'Australia' },
  { code: '+81', country: 'Japan' },
  { code: '+49', country: 'Germany' },
  { code: '+33', country: 'France' },
  { code: '+86', country: 'China' },
  { code: '+971', country: 'United Arab Emirates' },
  { code: '+92', country: 'Pakistan' },
  { code: '+880', country: 'Bangladesh' },
  { code: '+93', country: 'Afghanistan' },
  { code: '+94', country: 'Sri Lanka' },
] as const;

/** Digits of a number: `exact` for job and admission forms; E.164 allows at most 15. */
export const PHONE_DIGITS = { contactMin: 10, contactMax: 15, exact: 10, donationMax: 15 } as const;
