import { donateRegister } from '@/content/donate-register';
import { PAISE_PER_RUPEE } from '@/contract/facts/money';
import { formatRupees } from '@/contract/facts/rupees';
import { parseTypedAmount } from '@/contract/facts/typed-amount';
import { Choices } from './choices';
import type { DonorForm } from './use-donor-form';

const { usualRupees, form: copy } = donateRegister;

/** Buttons with common amounts. */
export function UsualGifts({ form, amount }: { form: DonorForm; amount: string }) {
  const { setValue, formState } = form;
  if (usualRupees.length === 0) return null;
  const typed = parseTypedAmount(amount);
  return (
    <Choices id="donation-usual" legend={copy.usual} className="usual-gifts">
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
