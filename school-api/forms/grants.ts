import { GrantError, hashToken } from '../platform';

/** An order id is not secret: the payer, the office, the provider and logs have it. */
export function requireOrderGrant(
  { id, grantHash }: GrantHolder & { id: string },
  grant: string | undefined,
): void {
  if (hasGrant({ grantHash }, grant)) return;
  const message =
    'You can do this only in the browser you paid with. We have emailed you the receipt.';
  throw new GrantError(message, { order: id });
}

type GrantHolder = { grantHash: string | null };

export const hasGrant = ({ grantHash }: GrantHolder, grant: string | undefined): boolean =>
  grantHash !== null && grant !== undefined && hashToken(grant) === grantHash;
