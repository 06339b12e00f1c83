import {
  type OfficeRecord,
  type StateKind,
  seenState,
  statesOf,
  stateTitle,
} from '../../../records';
import { PostForm, SelectField, Submit } from '../../view/form';
import { Stamp } from '../../view/stamp';

type Props = { kind: StateKind; path: string; record: OfficeRecord; hint?: string };

/** Carries the state that it was made with, so that a save over another person's is noticed. */
export function StateForm({ kind, path, record, hint }: Props) {
  const { state, at, by } = stateOf(record);
  return (
    <section data-print="none">
      <h2>State</h2>
      {at ? (
        <p>
          Set by {by}, <Stamp at={at} />
        </p>
      ) : null}
      <PostForm action={`${path}/state`}>
        <input type="hidden" name="seen" value={seenState({ state, at, by })} />
        <SelectField
          label="Set it to"
          name="state"
          value={state}
          hint={hint}
          options={statesOf(kind).map((one) => ({ value: one, label: stateTitle(one) }))}
        />
        <Submit>Set the state</Submit>
      </PostForm>
    </section>
  );
}

function stateOf({ office_state, office_state_at, office_state_by }: OfficeRecord) {
  const at = office_state_at instanceof Date ? office_state_at : null;
  return { state: String(office_state), at, by: String(office_state_by) };
}
