import { CONSENT_CONTROL, NOTICE_CONTROL, STATUS_CONTROL } from '@/contract';

/** Tells the site what this server supports beyond the specification. */
export const privacyControls = [
  { key: NOTICE_CONTROL, field_name: 'Notice version', status: 1 },
  { key: CONSENT_CONTROL, field_name: 'Parent’s consent', status: 1 },
  { key: STATUS_CONTROL, field_name: 'Application status', status: 1 },
];
