/** Maximum lengths of input in characters, enforced by the site and the school API. */
export const LENGTHS = {
  name: 120,
  email: 254,
  phone: 20,
  /** Of the codes that the embedded API makes. */
  code: 6,
  /** Of the codes that another server may make. */
  anyCode: 10,
  subject: 200,
  message: 5000,
  line: 200,
  place: 100,
  pin: 10,
  id: 128,
  signature: 256,
  captcha: 8192,
} as const;

export const CORRECTION_LENGTH = 2000;
/** The school replies to a request within so many days. */
export const CORRECTION_DAYS = 90;

/** Below this, both programs report 'not ready' and CVs are refused, to keep space for payments. */
export const DISK_RESERVE_MB = 200;
export const DISK_RESERVE_BYTES = DISK_RESERVE_MB * 1024 * 1024;

export const CV_MAX_BYTES = 5 * 1024 * 1024;
export const CV_TYPE = 'application/pdf';

export const NEWS_PAGE_SIZE = 10;
