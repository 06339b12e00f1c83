import type { Db } from '../../db';
import type { TaxSettings } from '../../money';
import { type FamilyDecision, type FamilyOutcome, setByFamily } from '../../records';
import { recordAccess } from './access-log';

type Context = { now: Date; panKey: TaxSettings['panKey'] };

const decide =
  (to: FamilyDecision) =>
  (db: Db, id: string, context: Context): Promise<FamilyOutcome> =>
    db.transaction(async (tx) => {
      const outcome = await setByFamily(tx, id, to, context.now);
      if (!outcome.done) return outcome;
      const { number, email, before } = outcome;
      const what = { action: 'applications state', record: `application ${number}`, person: email };
      const change = { before: { state: before }, after: { state: to } };
      await recordAccess(tx, { actor: 'the person', ...what, ...change }, context);
      return outcome;
    });

/** For the application with this id; the caller has verified that it is the family's. */
export const acceptOffer = decide('accepted');
export const declineOffer = decide('declined');
export const withdrawApplication = decide('withdrawn');
