import { useWatch } from 'react-hook-form';
import { normalizeAmount } from '@/contract/facts/typed-amount';
import { describeAmount } from '@/lib/donations/describe-amount';
import { AnswerField } from './answer-field';
import { type Causes, causeNamed } from './cause';
import { fieldId } from './field-id';
import type { DonorForm } from './use-donor-form';
import { UsualAmounts } from './usual-amounts';

/** The amount, typed in any usual format or set by a button; on blur it shows the parsed value. */
export function AmountField({ form, causes }: { form: DonorForm; causes: Causes }) {
  const [amount, purpose] = useWatch({ control: form.control, name: ['amount', 'purpose'] });
  return (
    <div className="donation-amount">
      <AnswerField
        name="amount"
        form={form}
        tidy={normalizeAmount}
        onLeave={() => form.setValue('amount', form.getValues('amount'))}
      />
      <AmountInWords amount={amount} />
      <UsualAmounts form={form} amount={amount} cause={causeNamed(causes, purpose)} />
    </div>
  );
}

/** Announced after each pause in typing, so that a wrong zero is noticed before paying. */
function AmountInWords({ amount }: { amount: string }) {
  const spoken = describeAmount(amount);
  return (
    <output htmlFor={fieldId('amount')} className="donation-spoken">
      {spoken ? (
        <>
          <strong>{spoken.figures}</strong> {spoken.inWords}
        </>
      ) : null}
    </output>
  );
}
