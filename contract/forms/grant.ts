import * as z from 'zod';
import { LENGTHS } from '../facts/limits';

export const GRANT_FIELD = 'grant';

/** An empty value is the same as none. */
const grant = z.preprocess(
  (value: unknown) => (value === '' || value === null ? undefined : value),
  z.string().max(LENGTHS.id).optional(),
);

/**
 * What the server has given to the browser that proved the address, or that began the payment. Sent only
 * to a server that gave one: for every other the payload is that of the specification.
 */
export const grantField = { [GRANT_FIELD]: grant };
