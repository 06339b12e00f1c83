import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { register } from '@/content/register';
import type { DateChoice } from '@/lib/admissions/dates';
import { type FormFields, visibleFields } from '@/lib/admissions/fields';
import { withoutVerification } from '@/lib/admissions/progress';
import { Problem } from '../../forms/problem';
import { StepHeading } from '../../forms/step-heading';
import { useFocusControl } from '../../forms/use-focus-control';
import { Button } from '../../ui/button';
import { Fieldset } from '../../ui/field/fieldset';
import { AlreadyRegistered } from './already-registered';
import { AnswerFields, LaterSections } from './answer-fields';
import { ConsentFields } from './consent-fields';
import { FeeLine } from './fee-line';
import { IdentityFields } from './identity-fields';
import type { Registration } from './journey';
import { LockNote } from './lock-note';
import { useAlreadyRegistered } from './use-already-registered';
import { useDetailsForm } from './use-details-form';
import { useSubmitDetails } from './use-submit-details';
import { useVerification } from './use-verification';

const { details } = register;

export interface Notices {
  /** Above the first field. */
  notice: ReactNode;
  /** Sent with the first call; '' if the server does not accept it. */
  version: string;
  /** The notice that the declaration names; '' if the server requires none. */
  consentVersion: string;
  /** '' if the server does not offer application tracking. */
  statusHref: string;
}

interface Props {
  fields: FormFields;
  dates: readonly DateChoice[];
  fee: number | null;
  registration: Registration;
  notices: Notices;
  stepChanged: boolean;
  /** The id of the control that the review was asked to change. */
  wanted: string | undefined;
  onLeave: () => void;
  /** Ends the journey if its order was paid. */
  settle: () => Promise<boolean>;
  onDone: () => void;
}

export function DetailsStep(props: Props) {
  const { fields, dates, fee, registration, notices, stepChanged, wanted } = props;
  const { onLeave, settle, onDone } = props;
  const asksConsent = notices.consentVersion !== '';
  const { verified } = registration.state;
  /** An application that was paid or withdrawn meanwhile: true once its payment is shown. */
  const leaveClosed = async () => {
    const paid = await settle();
    if (!paid) registration.update(withoutVerification(registration.latest()));
    return paid;
  };
  const form = useDetailsForm(fields, notices.consentVersion, registration);
  const verification = useVerification({
    form,
    registration,
    labels: fields.identity,
    noticeVersion: notices.version,
    leaveClosed,
  });
  const asked = visibleFields(fields);
  const { submit, busy, problem } = useSubmitDetails({
    form,
    registration,
    asked,
    asksConsent,
    datesOffered: dates.length > 0,
    leaveClosed,
    onDone,
  });
  const { found, box, another, registerAgain } = useAlreadyRegistered(form, registration);
  const unlocked = useFocusWhenUnlocked(verified, registration.ready, found ? box : null);
  useFocusControl(wanted);
  const onSubmit = (event: FormEvent) => {
    if (!found) return void submit(event);
    event.preventDefault();
    box.current?.focus();
  };
  return (
    <form className="flow-step details-step" noValidate onSubmit={onSubmit}>
      <div className="details-head">
        <StepHeading text={details.heading} focus={stepChanged && !wanted} />
        <FeeLine fee={fee} />
        {notices.notice}
        <LockNote verified={verified} />
      </div>
      <Fieldset legend={details.personal} hint={details.nameHint}>
        <IdentityFields
          labels={fields.identity}
          form={form}
          registration={registration}
          verification={verification}
        />
        <div className="field-wide">
          <Problem text={verification.problem} />
          <AlreadyRegistered
            found={found}
            box={box}
            statusHref={notices.statusHref}
            onLeave={onLeave}
            onAnother={() => {
              verification.clear();
              another();
            }}
            onRegisterAgain={() => {
              registerAgain();
              focusFirst(unlocked.current);
            }}
          />
        </div>
        <fieldset ref={unlocked} className="locked field-wide" disabled={!verified}>
          <legend className="sr-only">{details.personal}</legend>
          <div className="fieldset-fields">
            <AnswerFields {...{ fields: fields.sections.personal, form, dates }} />
          </div>
        </fieldset>
      </Fieldset>
      <LaterSections fields={fields} form={form} dates={dates} disabled={!verified} />
      {asksConsent ? (
        <ConsentFields form={form} version={notices.consentVersion} disabled={!verified} />
      ) : null}
      <Problem text={problem} note={register.errors.nothingLost} />
      <div className="flow-end">
        <Button type="submit" busy={busy} disabled={!verified}>
          {details.submit}
        </Button>
        {verified ? null : <p className="form-note">{details.lockedButton}</p>}
      </div>
    </form>
  );
}

/** The pressed button becomes disabled, so the focus moves to the first control that follows. */
function useFocusWhenUnlocked(
  verified: boolean,
  ready: boolean,
  note: RefObject<HTMLElement | null> | null,
) {
  const box = useRef<HTMLFieldSetElement>(null);
  const wasLocked = useRef(false);
  useEffect(() => {
    if (!ready) return;
    if (verified && wasLocked.current) {
      if (note) note.current?.focus();
      else focusFirst(box.current);
    }
    wasLocked.current = !verified;
  }, [verified, ready, note]);
  return box;
}

function focusFirst(box: HTMLElement | null): void {
  box?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}
