import { CONSENT_CONTROL, NOTICE_CONTROL } from '@/contract';

/** Tells the site that this server stores versions of notices, and asks for a parent's declaration. */
export const privacyControls = [
  { key: NOTICE_CONTROL, field_name: 'Version of the notice', status: 1 },
  { key: CONSENT_CONTROL, field_name: 'Consent of a parent', status: 1 },
];
