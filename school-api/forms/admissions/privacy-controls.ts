import { CONSENT_CONTROL, NOTICE_CONTROL } from '@/contract';

/** Tells the site that this server stores versions of notices, and asks for a parent's declaration. */
export const privacyControls = [
  { key: NOTICE_CONTROL, field_name: 'Notice version', status: 1 },
  { key: CONSENT_CONTROL, field_name: 'Parent’s consent', status: 1 },
];
