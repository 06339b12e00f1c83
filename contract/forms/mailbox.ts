import './no-eval';
import * as z from 'zod';
import { LENGTHS } from '../facts/limits';
import { MAILBOX_MESSAGES, MAILBOX_PURPOSES } from '../facts/mailbox';
import { isRequired, line, normalizeCode } from './atoms';
import { isEmail } from './characters';

const purpose = z.enum(MAILBOX_PURPOSES, { error: 'Unknown purpose' });

const email = line('Email', { max: LENGTHS.email, required: isRequired('Email') }).refine(isEmail, {
  error: MAILBOX_MESSAGES.email,
});

const code = z
  .string({ error: MAILBOX_MESSAGES.code })
  .overwrite(normalizeCode)
  .length(LENGTHS.code, { error: MAILBOX_MESSAGES.code })
  .regex(/^\d+$/, { error: MAILBOX_MESSAGES.code });

/** Requests a code for an address. */
export const mailboxCodeRequest = z.object({ email, purpose });

/** Verifies the address with the code. */
export const mailboxGrantRequest = z.object({ email, purpose, otp: code });
