import { bumpChange } from './bump-change';
import { type Act, actOn } from './change-state';
import { keepChange } from './keep-changes';
import { isPayable, UNPAYABLE } from './registration-fee';
import { clearRegistrationFee } from './rows/registration-fee';
import type { EditingDeps, Saved } from './types';

const ENDS = 'This fee leaves the site on a day. Take that day away first.';

/** Parents pay this fee with their registration from now on, and no other. */
export function markRegistrationFee(deps: EditingDeps, act: Act): Promise<Saved> {
  return actOn(deps, act, async ({ tx, list, record, by, now }) => {
    if (record.isRegistrationFee) return record;
    const { state, values, draft, draftPlanned, until, draftUntil } = record;
    const refuse = (problem: string) => ({ problems: { '': problem } });
    if (list.name !== 'fees' || state !== 'shown')
      return refuse('Show this fee on the site first.');
    const planned = draftPlanned && draft !== null ? draft : values;
    if (!isPayable(values) || !isPayable(planned)) return refuse(UNPAYABLE);
    if (until !== null || (draftPlanned && draftUntil !== null)) return refuse(ENDS);
    await clearRegistrationFee(tx);
    const changeNumber = await bumpChange(tx, list.tag, now);
    const changes = { isRegistrationFee: true, changeNumber };
    return keepChange(tx, list, record, changes, { now, by, what: 'made the registration fee' });
  });
}
