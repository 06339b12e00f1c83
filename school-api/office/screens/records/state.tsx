import {
  keyName,
  numberOf,
  type OfficeRecord,
  type StateKind,
  seenState,
  settableOf,
  stateOf,
  stateTitle,
} from '../../../records';
import { HiddenFields } from '../../sign-in/hidden-fields';
import { PostForm, SelectField, Submit } from '../../view/form';
import { Stamp } from '../../view/stamp';
import { actPath, type List } from './acts';

type Props = {
  kind: StateKind;
  list: List;
  back: string;
  record: OfficeRecord;
  hint?: string | undefined;
};

/** Carries the state that it was made with, so that a save over another person's is noticed. */
export function StateForm({ kind, list, back, record, hint }: Props) {
  const current = stateOf(record);
  const { state, at, by } = current;
  const key = `${keyName({ kind, id: numberOf(record) })} ${seenState(current)}`;
  return (
    <section data-print="none">
      <h2>State</h2>
      {at ? (
        <p>
          Set by {by}, <Stamp at={at} />
        </p>
      ) : null}
      <PostForm action={actPath(list, 'state')}>
        <HiddenFields fields={Object.entries({ key, back })} />
        <SelectField
          label="Change state to"
          name="to"
          value={state}
          hint={hint}
          options={[...new Set([state, ...settableOf(kind)])].map((one) => ({
            value: one,
            label: stateTitle(one),
          }))}
        />
        <Submit tone={kind === 'applications' ? 'secondary' : 'primary'}>Set state</Submit>
      </PostForm>
    </section>
  );
}
