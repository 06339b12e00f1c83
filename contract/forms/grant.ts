import * as z from 'zod';
import { LENGTHS } from '../facts/limits';

export const GRANT_FIELD = 'grant';

/** An empty value is the same as none. */
const grant = z.preprocess(
  (value: unknown) => (value === '' || value === null ? undefined : value),
  z.string().max(LENGTHS.id).optional(),
);

/**
 * A secret from the server for the browser that verified the address or started the payment. Sent
 * back only to a server that gave one.
 */
export const grantField = { [GRANT_FIELD]: grant };
