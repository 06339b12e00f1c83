import { useWatch } from 'react-hook-form';
import { donateRegister } from '@/content/donate-register';
import { formatRupees } from '@/lib/format/money';
import { causeOf, causes, withCause } from './cause';
import type { DonorForm } from './use-donor-form';

const words = donateRegister.form;

/** The causes, each of which begins the message and suggests its amount. */
export function CauseChoice({ form }: { form: DonorForm }) {
  const { control, getValues, setValue, formState } = form;
  const chosen = causeOf(useWatch({ control, name: 'message' }));
  const choose = (cause: (typeof causes)[number]) => {
    const preset = withCause(getValues(), cause === chosen ? undefined : cause);
    const shouldValidate = formState.isSubmitted;
    setValue('message', preset.message, { shouldValidate });
    setValue('amount', preset.amount, { shouldValidate });
  };
  return (
    <fieldset aria-describedby="donation-causes-hint" className="field field-wide">
      <legend className="field-label">{words.causes}</legend>
      <p id="donation-causes-hint" className="field-hint">
        {words.causesHint}
      </p>
      <div className="cause-choice">
        {causes.map((cause) => (
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
      </div>
    </fieldset>
  );
}
