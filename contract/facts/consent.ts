/**
 * Optional fields of complete-admission: the person who declares to be the child's parent or guardian,
 * and the version of the notice consented to; '' if the box is not ticked.
 */
export const CONSENT_KEYS = ['consent_name', 'consent_relation', 'consent_version'] as const;

export type ConsentKey = (typeof CONSENT_KEYS)[number];
export type Consent = Record<ConsentKey, string>;

export const NO_CONSENT: Consent = { consent_name: '', consent_relation: '', consent_version: '' };

/** The key in `form-controls` with which a server requires the declaration. */
export const CONSENT_CONTROL = 'parent_consent';

export const RELATIONS = ['Mother', 'Father', 'Legal guardian'] as const;

export const CONSENT_LABELS = {
  consent_name: 'Your name, as parent or guardian',
  consent_relation: 'Relation to the child',
} as const;

export const CONSENT_MESSAGES = {
  relation: 'Please choose your relation to the child',
  box: 'Please tick the box. We keep a registration only if a parent or guardian agrees',
} as const;
