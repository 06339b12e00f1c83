import * as z from 'zod';
import { CONSENT_KEYS, CONSENT_LABELS, CONSENT_MESSAGES, RELATIONS } from '../facts/consent';
import { LENGTHS } from '../facts/limits';
import { personName } from './atoms';
import { NOTICE_VERSION } from './notice';
import { posted } from './posted';

export const consentForm = z.object({
  consent_name: personName(CONSENT_LABELS.consent_name, LENGTHS.name),
  consent_relation: z
    .string({ error: CONSENT_MESSAGES.relation })
    .pipe(z.enum(RELATIONS, { error: CONSENT_MESSAGES.relation })),
  consent_version: z
    .string({ error: CONSENT_MESSAGES.box })
    .regex(NOTICE_VERSION, { error: CONSENT_MESSAGES.box }),
});

/** The declaration in the body of complete-admission. */
export const consentPost = posted(CONSENT_KEYS, consentForm);
