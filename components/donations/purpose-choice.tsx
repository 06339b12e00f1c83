import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { donateRegister } from '@/content/donate-register';
import { formatRupees } from '@/contract/facts/rupees';
import { Icon } from '../ui/icon';
import { type Cause, type Causes, causeNamed, withCause } from './cause';
import { Choices } from './choices';
import { fieldId } from './field-id';
import { Goal } from './goal';
import type { DonorForm } from './use-donor-form';

const copy = donateRegister.form;

/** The donation's purpose, on one line that opens; a cause suggests an amount. */
export function PurposeChoice({ form, causes }: { form: DonorForm; causes: Causes }) {
  const { control, getValues, setValue, formState } = form;
  const box = useRef<HTMLDetailsElement>(null);
  const chosen = causeNamed(causes, useWatch({ control, name: 'purpose' }));
  const choose = (cause: Cause | undefined) => {
    const preset = withCause(causes, getValues(), cause);
    const shouldValidate = formState.isSubmitted;
    setValue('purpose', preset.purpose);
    setValue('amount', preset.amount, { shouldValidate });
    if (!box.current) return;
    box.current.open = false;
    box.current.querySelector('summary')?.focus();
  };
  return (
    <>
      <details ref={box} className="purpose">
        <summary id={fieldId('purpose')}>
          <span>
            {copy.purpose} <strong>{chosen?.heading ?? copy.anyPurpose}</strong>
          </span>
          <span className="purpose-change">
            {copy.changePurpose}
            <Icon name="chevron-down" />
          </span>
        </summary>
        <Choices id="donation-causes" legend={copy.causes} hint={copy.causesHint}>
          {causes
            .filter(({ closed }) => !closed)
            .map((cause) => (
              <button
                key={cause.id}
                type="button"
                aria-pressed={cause === chosen}
                onClick={() => choose(cause)}
              >
                {cause.heading}
                {cause.suggestedRupees[0] ? (
                  <span> {formatRupees(cause.suggestedRupees[0])}</span>
                ) : null}
              </button>
            ))}
          <button type="button" aria-pressed={!chosen} onClick={() => choose(undefined)}>
            {copy.anyPurposeChoice}
          </button>
        </Choices>
      </details>
      {chosen ? <Goal purpose={chosen} /> : null}
    </>
  );
}
