import { type Answers, mapAnswers } from '@/contract/facts/admission-answers';
import { CONSENT_KEYS, type Consent, type ConsentKey, NO_CONSENT } from '@/contract/facts/consent';

/** The values of the first step: the answers and the parent's declaration. */
export type Details = Answers & Consent;

export const answersOf = (details: Details): Answers => mapAnswers((key) => details[key]);

export const consentOf = (details: Details): Consent => mapConsent((key) => details[key]);

function mapConsent(make: (key: ConsentKey) => string): Consent {
  const made = { ...NO_CONSENT };
  for (const key of CONSENT_KEYS) made[key] = make(key);
  return made;
}

/** For another child, or after a change of the notice: the same parent must consent again. */
export function withoutConsent(consent: Consent): Consent {
  return { ...consent, consent_version: '' };
}
