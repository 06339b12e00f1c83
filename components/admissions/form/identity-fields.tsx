import type { KeyboardEvent } from 'react';
import { register } from '@/content/register';
import { LENGTHS } from '@/contract/facts/limits';
import { codeDigits } from '@/lib/admissions/digits';
import type { IdentityLabels } from '@/lib/admissions/fields';
import { useCountdown } from '../../forms/use-countdown';
import { Button } from '../../ui/button';
import { TextInput } from '../../ui/field/text-input';
import { EMAIL_CHANGE_ID, fieldId } from './field-id';
import type { Registration } from './journey';
import type { DetailsForm } from './use-details-form';
import type { Verification } from './use-verification';

const { details } = register;

interface Props {
  labels: IdentityLabels;
  form: DetailsForm;
  registration: Registration;
  verification: Verification;
}

/** Names and email address, with the address's verification. */
export function IdentityFields({ labels, form, registration, verification }: Props) {
  const { application, codeSentAt, verified, otp } = registration.state;
  const { errors } = form.formState;
  // No code was entered if the address was confirmed before.
  const isCodeShown = !verified || otp !== '';
  const ticks = useCountdown(verified ? null : codeSentAt);
  const input = (key: 'first_name' | 'last_name' | 'email') => ({
    id: fieldId(key),
    label: labels[key],
    required: true,
    error: errors[key]?.message,
    // A field with an error is validated again while it is corrected.
    ...form.register(key, { onChange: () => errors[key] && void form.trigger(key) }),
  });
  const name = {
    maxLength: LENGTHS.name,
    autoCapitalize: 'words',
    onKeyDown: onEnter(verification.send),
  };
  return (
    <>
      <TextInput {...input('first_name')} {...name} autoComplete="section-child given-name" />
      <TextInput {...input('last_name')} {...name} autoComplete="section-child family-name" />
      <div className="code-row field-wide">
        <TextInput
          {...input('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={LENGTHS.email}
          hint={details.emailHint}
          readOnly={application !== null}
          onKeyDown={onEnter(verification.send)}
        />
        <Button
          tone="secondary"
          busy={verification.waiting === 'send'}
          disabled={verified || ticks > 0}
          onClick={verification.send}
        >
          {ticks > 0 && !verified ? details.wait.replace('{ticks}', String(ticks)) : details.send}
        </Button>
        {application ? (
          <Button
            tone="quiet"
            id={EMAIL_CHANGE_ID}
            className="code-row-change button-flush"
            onClick={verification.changeEmail}
          >
            {details.changeEmail}
          </Button>
        ) : null}
      </div>
      {isCodeShown ? (
        <CodeRow label={labels.otp} registration={registration} verification={verification} />
      ) : null}
      <Waiting over={codeSentAt !== null && ticks === 0} />
      <Checking waiting={verification.waiting} />
    </>
  );
}

type CodeProps = Pick<Props, 'registration' | 'verification'> & { label: string };

function CodeRow({ label, registration, verification }: CodeProps) {
  const { application, verified, otp } = registration.state;
  const hint = application && !verified && details.codeSent.replace('{email}', application.email);
  return (
    <div className="code-row field-wide">
      <TextInput
        id={fieldId('otp')}
        label={label}
        required
        error={verification.codeError}
        live
        hint={hint}
        inputMode="numeric"
        pattern="[0-9 ]*"
        autoComplete="one-time-code"
        value={verified ? otp : verification.code}
        readOnly={verified}
        onChange={(event) => verification.typeCode(codeDigits(event.target.value))}
        onKeyDown={onEnter(verification.verify)}
      />
      <Button
        tone="secondary"
        busy={verification.waiting === 'verify'}
        disabled={verified}
        onClick={verification.verify}
      >
        {verified ? details.verifiedMark : details.verify}
      </Button>
    </div>
  );
}

/** Screen readers hear the end of the pause, not each tick. */
function Waiting({ over }: { over: boolean }) {
  return (
    <p role="status" className="sr-only">
      {over ? details.waitOver : ''}
    </p>
  );
}

/** Announced when it starts, because the check may start without a button. */
function Checking({ waiting }: Pick<Verification, 'waiting'>) {
  return (
    <p role="status" className="sr-only">
      {waiting === 'verify' ? details.checking : ''}
    </p>
  );
}

/** Enter does what the button beside the field does. */
function onEnter(run: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    run();
  };
}
