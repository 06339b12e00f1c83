import type { EditedRecord, List } from '../../../content';
import { ActForm, LinkButton } from '../../view/act';
import { recordPath } from './find';

type Props = { facts: List; record: EditedRecord };

/** Acts on the whole record, all reversible. */
export function MoreActs({ facts, record }: Props) {
  const path = recordPath(facts, record);
  const { state, basedOn, isRegistrationFee: isFee } = record;
  const act = (name: string, label: string) => (
    <ActForm action={`${path}/${name}`} fields={{ basedOn }}>
      {label}
    </ActForm>
  );
  const show = act('show', state === 'hidden' ? 'Show on the site' : 'Publish now');
  return (
    <section aria-labelledby="more">
      <h2 id="more">More</h2>
      <div className="flex flex-wrap gap-2">
        <ActForm action={`${path}/preview`}>Preview the saved text</ActForm>
        {state === 'draft' || isFee
          ? null
          : state === 'shown'
            ? act('hide', 'Hide from the site')
            : show}
        {facts.name === 'fees' && state === 'shown' && !isFee
          ? act('registration-fee', 'Make this the registration fee')
          : null}
        {isFee ? null : act('bin', 'Move to the bin')}
      </div>
      {isFee ? null : <p className="quiet">You can restore it from the bin for 30 days.</p>}
    </section>
  );
}

/** The link leads to the confirmation. */
export function BinActs({ facts, record }: Props) {
  const path = recordPath(facts, record);
  return (
    <div className="flex flex-wrap gap-2">
      <ActForm action={`${path}/restore`}>Restore from the bin</ActForm>
      <LinkButton tone="danger" href={`${path}/remove`}>
        Delete for good
      </LinkButton>
    </div>
  );
}
