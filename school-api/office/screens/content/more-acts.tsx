import type { EditedRecord, List } from '../../../content';
import { ActForm } from '../../view/act';
import { recordPath } from './find';

type Props = { facts: List; record: EditedRecord };

/** Acts on the whole record, all reversible. */
export function MoreActs({ facts, record }: Props) {
  const path = recordPath(facts, record);
  const fields = { basedOn: record.basedOn };
  const isShown = record.state === 'shown';
  const isHidden = record.state === 'hidden';
  return (
    <section aria-labelledby="more">
      <h2 id="more">More</h2>
      <div className="flex flex-wrap gap-2">
        <ActForm action={`${path}/preview`}>Preview the saved text</ActForm>
        {record.state === 'draft' || record.isRegistrationFee ? null : (
          <ActForm action={`${path}/${isShown ? 'hide' : 'show'}`} fields={fields}>
            {isShown ? 'Hide from the site' : isHidden ? 'Show on the site' : 'Publish now'}
          </ActForm>
        )}
        {facts.name === 'fees' && isShown && !record.isRegistrationFee ? (
          <ActForm action={`${path}/registration-fee`} fields={fields}>
            Make this the registration fee
          </ActForm>
        ) : null}
        {record.isRegistrationFee ? null : (
          <ActForm action={`${path}/bin`} fields={fields}>
            Move to the bin
          </ActForm>
        )}
      </div>
      {record.isRegistrationFee ? null : (
        <p className="quiet">You can restore it from the bin for 30 days.</p>
      )}
    </section>
  );
}

/** The link leads to the confirmation. */
export function BinActs({ facts, record }: Props) {
  const path = recordPath(facts, record);
  return (
    <div className="flex flex-wrap gap-2">
      <ActForm action={`${path}/restore`}>Restore from the bin</ActForm>
      <a className="button button-danger" href={`${path}/remove`}>
        Delete for good
      </a>
    </div>
  );
}
