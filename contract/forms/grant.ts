import * as z from 'zod';
import { LENGTHS } from '../facts/limits';

export const GRANT_FIELD = 'grant';

/** An empty value means none. */
const grant = z.preprocess(
  (value: unknown) => (value === '' || value === null ? undefined : value),
  z.string().max(LENGTHS.id).optional(),
);

/**
 * A secret from the server for the browser that verified the address or started the payment. Only a
 * server that issued one gets it back.
 */
export const grantField = { [GRANT_FIELD]: grant };
