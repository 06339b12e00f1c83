import { type ReactNode, useEffect, useRef } from 'react';
import { register as words } from '@/content/register';
import { askedFields, type FormField, type FormFields } from '@/lib/admission/fields';
import { Problem } from '../forms/problem';
import { StepHeading } from '../forms/step-heading';
import { Button } from '../ui/button';
import { Fieldset } from '../ui/field/fieldset';
import type { Option } from '../ui/field/select';
import { Icon } from '../ui/icon';
import { AnswerField } from './answer-field';
import { IdentityFields } from './identity-fields';
import { useDetailsForm } from './use-details-form';
import type { Registration } from './use-progress';
import { useSubmitDetails } from './use-submit-details';
import { useVerification } from './use-verification';

const { details } = words;

interface Props {
  fields: FormFields;
  dates: readonly Option[];
  registration: Registration;
  /** The visitor came here from another step. */
  arrived: boolean;
  onDone: () => void;
}

export function DetailsStep({ fields, dates, registration, arrived, onDone }: Props) {
  const { verified } = registration.progress;
  const form = useDetailsForm(fields, registration);
  const verification = useVerification({ form, registration, labels: fields.identity });
  const asked = askedFields(fields);
  const { submit, busy, problem } = useSubmitDetails({ form, registration, asked, onDone });
  const unlocked = useFocusWhenUnlocked(verified, registration.ready);
  const { personal, address, extra } = fields.sections;
  const list = (some: readonly FormField[]): ReactNode =>
    some.map((field) => <AnswerField key={field.key} field={field} form={form} dates={dates} />);
  return (
    <form className="flow-step" noValidate onSubmit={submit}>
      <StepHeading text={details.heading} focus={arrived} />
      <LockNote verified={verified} />
      <Fieldset legend={details.personal} hint={details.nameHint}>
        <IdentityFields
          labels={fields.identity}
          form={form}
          registration={registration}
          verification={verification}
        />
        <Problem text={verification.problem} />
        <fieldset ref={unlocked} className="locked field-wide" disabled={!verified}>
          <legend className="sr-only">{details.personal}</legend>
          <div className="fieldset-fields">{list(personal)}</div>
        </fieldset>
      </Fieldset>
      {address.length > 0 ? (
        <Fieldset legend={details.address} disabled={!verified} className="locked">
          {list(address)}
        </Fieldset>
      ) : null}
      {extra.length > 0 ? (
        <Fieldset legend={details.extra} disabled={!verified} className="locked">
          {list(extra)}
        </Fieldset>
      ) : null}
      <Problem text={problem} note={words.errors.nothingLost} />
      <div className="flow-end">
        <Button type="submit" busy={busy} disabled={!verified}>
          {details.submit}
        </Button>
        {verified ? null : <p className="form-note">{details.lockedButton}</p>}
      </div>
    </form>
  );
}

function LockNote({ verified }: { verified: boolean }) {
  return (
    <p className="lock-note" data-open={verified ? '' : undefined} role="status">
      <Icon name={verified ? 'check' : 'info'} />
      {verified ? details.verified : details.verifyFirst}
    </p>
  );
}

/** The button that was pressed is switched off, so the focus goes on to what it has opened. */
function useFocusWhenUnlocked(verified: boolean, ready: boolean) {
  const box = useRef<HTMLFieldSetElement>(null);
  const wasLocked = useRef(false);
  useEffect(() => {
    if (!ready) return;
    if (verified && wasLocked.current) {
      box.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    }
    wasLocked.current = !verified;
  }, [verified, ready]);
  return box;
}
