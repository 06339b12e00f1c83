import { CONSENT_KEYS, type Consent, type ConsentKey, NO_CONSENT } from '@/contract/facts/consent';

/** An object with one value per key of the declaration. */
export function mapConsent(make: (key: ConsentKey) => string): Consent {
  const made = { ...NO_CONSENT };
  for (const key of CONSENT_KEYS) made[key] = make(key);
  return made;
}

/** For another child: the same parent, who consents anew. */
export function consentAnew(consent: Consent): Consent {
  return { ...consent, consent_version: '' };
}
