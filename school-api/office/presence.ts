import { type Db, guardedDb } from '../db';
import { isStillHere, lockSession } from './people/sessions';
import type { OfficeDeps, SignedIn } from './route';

class SignedOut extends Error {}

/**
 * The session is read before a route runs, and may end during it. So a route's database re-checks it
 * at the start of each transaction, and keeps it from ending before that is over.
 */
export function presenceOf({ db, now }: OfficeDeps, signedIn: SignedIn) {
  let isOver = false;
  const demand = async (isHere: Promise<boolean>) => {
    if (await isHere) return;
    isOver = true;
    throw new SignedOut('the session has ended meanwhile');
  };
  const begin = (tx: Db, isReadOnly: boolean) =>
    demand((isReadOnly ? isStillHere : lockSession)(tx, signedIn, now()));
  return {
    db: guardedDb(db, begin),
    /** Throws once the session has ended. */
    look: () => demand(isStillHere(db, signedIn, now())),
    isOver: () => isOver,
  };
}
