/** What a payment is for, and the page where it starts. */
export const PAYMENT_PAGES = {
  admission: '/register',
  donation: '/donate-register',
} as const;

export type Purpose = keyof typeof PAYMENT_PAGES;

const CALLBACK_PATH = '/api/payments/callback';
const PURPOSE_PARAM = 'for';

/** The provider posts the result here when it cannot call the page's handler. */
export function callbackUrl(origin: string, purpose: Purpose): string {
  return `${origin}${CALLBACK_PATH}?${PURPOSE_PARAM}=${purpose}`;
}

export function purposeOf(url: string): Purpose | undefined {
  const purpose = new URL(url).searchParams.get(PURPOSE_PARAM);
  return purpose === 'admission' || purpose === 'donation' ? purpose : undefined;
}
