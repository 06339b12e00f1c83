import { type Db, guardedDb } from '../db';
import { isSessionActive, lockSession } from './people/sessions';
import type { OfficeDeps, SignedIn } from './route';

class SignedOut extends Error {}

/**
 * The session is read before a route runs, and may end during it. So a route's database re-checks it
 * at the start of each transaction, and keeps it from ending before that is over.
 */
export function sessionGuard({ db, now }: OfficeDeps, signedIn: SignedIn) {
  let hasEnded = false;
  const requireActive = async (isActive: Promise<boolean>) => {
    if (await isActive) return;
    hasEnded = true;
    throw new SignedOut('the session has ended meanwhile');
  };
  const begin = (tx: Db, isReadOnly: boolean) =>
    requireActive((isReadOnly ? isSessionActive : lockSession)(tx, signedIn, now()));
  return {
    db: guardedDb(db, begin),
    /** Throws once the session has ended. */
    check: () => requireActive(isSessionActive(db, signedIn, now())),
    hasEnded: () => hasEnded,
  };
}
