import { GrantError, hashToken } from '../platform';

/** The id of an order is shown to the payer, the office and the provider, and stands in logs. */
export function requireOrderGrant(
  { id, grantHash }: Held & { id: string },
  grant: string | undefined,
): void {
  if (holdsGrant({ grantHash }, grant)) return;
  const message =
    'You can do this only in the browser you paid with. We have emailed you the receipt.';
  throw new GrantError(message, { order: id });
}

type Held = { grantHash: string | null };

export const holdsGrant = ({ grantHash }: Held, grant: string | undefined): boolean =>
  grantHash !== null && grant !== undefined && hashToken(grant) === grantHash;
