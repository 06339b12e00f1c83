import { type Db, guardedDb } from '../db';
import { holdSession, isStillHere } from './people/sessions';
import type { OfficeDeps, SignedIn } from './route';

class SignedOut extends Error {}

/**
 * The session is read before a route runs, and may end while it does. So the database of a route looks
 * again at the beginning of each transaction, and lets nobody end the session before that is over.
 */
export function presenceOf({ db, now }: OfficeDeps, signedIn: SignedIn) {
  let isOver = false;
  const demand = async (isHere: Promise<boolean>) => {
    if (await isHere) return;
    isOver = true;
    throw new SignedOut('the session has ended meanwhile');
  };
  const begin = (tx: Db, isReadOnly: boolean) =>
    demand((isReadOnly ? isStillHere : holdSession)(tx, signedIn, now()));
  return {
    db: guardedDb(db, begin),
    /** Throws once the session has ended. */
    look: () => demand(isStillHere(db, signedIn, now())),
    isOver: () => isOver,
  };
}
