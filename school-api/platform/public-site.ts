import { isPublicSite, isTestKey } from '@/contract';

type Values = {
  SITE_URL?: string | undefined;
  NODE_ENV?: string | undefined;
  SMTP_URL?: string | undefined;
  RAZORPAY_KEY_ID?: string | undefined;
};

/**
 * Whether strangers read this school's pages and emails. Without SITE_URL, inferred from the mail server
 * and the payment keys.
 */
export function isPublic({ SITE_URL, NODE_ENV, SMTP_URL = '', RAZORPAY_KEY_ID = '' }: Values) {
  if (SITE_URL !== undefined) return isPublicSite(SITE_URL);
  const sendsMail = isPublicSite(SMTP_URL);
  const takesMoney = RAZORPAY_KEY_ID.startsWith('rzp_') && !isTestKey(RAZORPAY_KEY_ID);
  return NODE_ENV === 'production' && (sendsMail || takesMoney);
}
