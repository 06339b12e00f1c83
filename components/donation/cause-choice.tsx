import { useWatch } from 'react-hook-form';
import { type Cause, causes } from '@/content/causes';
import { donateRegister } from '@/content/donate-register';
import { formatRupees } from '@/contract/facts/rupees';
import { causeOf, withCause } from './cause';
import { Choices } from './choices';
import type { DonorForm } from './use-donor-form';

const copy = donateRegister.form;

/** The causes; choosing one starts the message and suggests an amount. */
export function CauseChoice({ form }: { form: DonorForm }) {
  const { control, getValues, setValue, formState } = form;
  const chosen = causeOf(useWatch({ control, name: 'message' }));
  const choose = (cause: Cause) => {
    const preset = withCause(getValues(), cause === chosen ? undefined : cause);
    const shouldValidate = formState.isSubmitted;
    setValue('message', preset.message, { shouldValidate });
    setValue('amount', preset.amount, { shouldValidate });
  };
  return (
    <Choices id="donation-causes" legend={copy.causes} hint={copy.causesHint}>
      {causes.map((cause) => (
        <button
          key={cause.id}
          type="button"
          aria-pressed={cause === chosen}
          onClick={() => choose(cause)}
        >
          {cause.heading}
          {cause.suggestedRupees[0] ? <span> {formatRupees(cause.suggestedRupees[0])}</span> : null}
        </button>
      ))}
    </Choices>
  );
}
