import { useWatch } from 'react-hook-form';
import { tidyAmount } from '@/contract/facts/amount-typed';
import { spokenAmount } from '@/lib/donation/spoken-amount';
import { AnswerField } from './answer-field';
import { fieldId } from './field-id';
import type { DonorForm } from './use-donor-form';
import { UsualGifts } from './usual-gifts';

/** The amount: by one tap, or as people write it; after leaving it shows what was understood. */
export function AmountField({ form }: { form: DonorForm }) {
  const amount = useWatch({ control: form.control, name: 'amount' });
  return (
    <>
      <UsualGifts form={form} amount={amount} />
      <div className="gift-amount field-wide">
        <AnswerField
          name="amount"
          form={form}
          tidy={tidyAmount}
          onLeave={() => form.setValue('amount', form.getValues('amount'))}
        />
        <Spoken amount={amount} />
      </div>
    </>
  );
}

/** Read out after each pause: a zero too many is heard before it is paid. */
function Spoken({ amount }: { amount: string }) {
  const spoken = spokenAmount(amount);
  return (
    <output htmlFor={fieldId('amount')} className="gift-spoken">
      {spoken ? (
        <>
          <strong>{spoken.figures}</strong> {spoken.words}
        </>
      ) : null}
    </output>
  );
}
