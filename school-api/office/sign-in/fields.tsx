import { LENGTHS } from '@/contract';
import { Field, PostForm } from '../view/form';

type Props = {
  /** Its options are requested at `/options` below it. */
  action: string;
  label?: string;
  tone?: 'primary' | 'secondary';
  fields: readonly (readonly [string, string])[];
};

/** The button appears once the script knows that this browser supports passkeys. */
export function PasskeyForm({ action, label = 'Use a passkey', tone = 'primary', fields }: Props) {
  return (
    <office-passkey data-options={`${action}/options`} hidden>
      <PostForm action={action} fields={[...fields, ['passkey', '']]}>
        <button type="button" className={`button button-${tone}`}>
          {label}
        </button>
        <p role="status" />
      </PostForm>
    </office-passkey>
  );
}

/** Phones fill in the code from an email that has just arrived. */
export function CodeField({ error }: { error: string | undefined }) {
  return (
    <Field
      label="Code"
      name="code"
      hint={`${LENGTHS.code} digits`}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={LENGTHS.code + 4}
      error={error}
      required
    />
  );
}
