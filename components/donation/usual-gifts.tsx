import { donateRegister } from '@/content/donate-register';
import { paiseTyped } from '@/contract/facts/amount-typed';
import { PAISE_PER_RUPEE } from '@/contract/facts/money';
import { formatRupees } from '@/lib/format/money';
import { Choices } from './choices';
import type { DonorForm } from './use-donor-form';

const { usualRupees, form: words } = donateRegister;

/** Amounts that many people give, each one tap away. */
export function UsualGifts({ form, amount }: { form: DonorForm; amount: string }) {
  const { setValue, formState } = form;
  if (usualRupees.length === 0) return null;
  const typed = paiseTyped(amount);
  return (
    <Choices
      id="donation-usual"
      legend={words.usual}
      hint={words.usualHint}
      className="usual-gifts"
    >
      {usualRupees.map((rupees) => (
        <button
          key={rupees}
          type="button"
          aria-pressed={typed === rupees * PAISE_PER_RUPEE}
          onClick={() =>
            setValue('amount', String(rupees), { shouldValidate: formState.isSubmitted })
          }
        >
          {formatRupees(rupees)}
        </button>
      ))}
    </Choices>
  );
}
