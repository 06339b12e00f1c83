import { donateRegister } from '@/content/donate-register';
import { PAISE_PER_RUPEE } from '@/contract/facts/money';
import { formatRupees } from '@/contract/facts/rupees';
import { parseTypedAmount } from '@/contract/facts/typed-amount';
import type { Cause } from './cause';
import { Choices } from './choices';
import type { DonorForm } from './use-donor-form';

const { usualRupees, form: copy } = donateRegister;

interface Props {
  form: DonorForm;
  amount: string;
  cause: Cause | undefined;
}

/** Buttons with common amounts: the purpose's if it has several, otherwise the school's. */
export function UsualAmounts({ form, amount, cause }: Props) {
  const { setValue, formState } = form;
  const own = cause?.suggestedRupees ?? [];
  const usual = own.length > 1 ? own : usualRupees;
  if (usual.length === 0) return null;
  const typed = parseTypedAmount(amount);
  return (
    <Choices id="donation-usual" legend={copy.usual} className="usual-amounts">
      {usual.map((rupees) => (
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
