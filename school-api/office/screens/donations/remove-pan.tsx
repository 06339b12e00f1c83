import type { Db, Receipt } from '../../../db';
import { findTaxId, hmacKey, removeTaxIds } from '../../../money';
import { audited } from '../../audit';
import { momentField, momentIn } from '../../flash';
import { redirectTo, screen } from '../../response';
import type { OfficeRequest } from '../../route';
import { Facts } from '../../view/facts';
import { PostForm, Submit } from '../../view/form';
import { keptQuery } from '../../view/list-address';
import { Stamp } from '../../view/stamp';
import { noSuchRecord } from '../records/missing';
import type { RecordAction } from '../records/screens';
import { LIST } from './labels';
import { backTo, type Donation, receiptsOfSameDonor } from './receipt';

/** Asks first, unless it is the undo of saving, which includes the donor's `others`. */
export const removePan: RecordAction<Donation> = async (request, found) => {
  const { deps, form } = request;
  const { path, receipt } = found;
  if (receipt === undefined) return noSuchRecord(request, 'donation', LIST);
  if (!form.has('at')) return askToRemove(request, found, receipt);
  const isUndo = form.get('others') === 'yes';
  const savedAt = momentIn(form);
  const remove = async (db: Db): Promise<Receipt[]> => {
    const rows = isUndo ? await receiptsOfSameDonor({ deps: { ...deps, db } }, found) : [];
    const all = isUndo ? rows.map((row) => row.receipt) : [receipt];
    const numbers = await removeTaxIds(db, { numbers: all.map(({ number }) => number), savedAt });
    return all.filter(({ number }) => numbers.has(number));
  };
  const entriesOf = (all: Receipt[]) =>
    all.map(({ number, email }) => ({
      action: 'donations pan remove',
      record: `receipt ${number}`,
      person: email,
    }));
  const removed = await audited(request, entriesOf, remove, ({ length }) => length > 0);
  return redirectTo(path, removed.length > 0 ? 'pan-removed' : 'pan-not-removed');
};

async function askToRemove(request: OfficeRequest, found: Donation, { number }: Receipt) {
  const { db, config } = request.deps;
  const { path } = found;
  const kept = await findTaxId(db, number, hmacKey(config.tax.panKey));
  if (kept === undefined) return redirectTo(path, 'pan-not-removed');
  const body = (
    <>
      <Facts
        items={[
          { term: 'Receipt', value: number },
          { term: 'PAN', value: kept.masked },
          { term: 'Saved', value: <Stamp at={kept.givenAt} /> },
        ]}
      />
      <PostForm
        action={`${path}/pan/remove${keptQuery(request.url)}`}
        fields={momentField(kept.givenAt)}
      >
        <Submit tone="danger">Remove the PAN</Submit>
      </PostForm>
    </>
  );
  const lead = 'Nothing has changed yet. You cannot undo the removal.';
  const back = backTo(request, found);
  return screen(request, { title: 'Remove the PAN?', back, lead, body, status: 409 });
}
