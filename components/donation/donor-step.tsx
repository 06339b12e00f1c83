import { donateRegister } from '@/content/donate-register';
import { Problem } from '../forms/problem';
import { StepHeading } from '../forms/step-heading';
import { useFocusControl } from '../forms/use-focus-control';
import { useTouched } from '../forms/use-touched';
import { Button } from '../ui/button';
import { Fieldset } from '../ui/field/fieldset';
import { AnswerField } from './answer-field';
import { GiftFields } from './gift-fields';
import { fetchLateParts } from './late';
import { PhoneFields } from './phone-fields';
import type { Donation } from './use-donation';
import { useDonorForm } from './use-donor-form';
import { useSubmitDonation } from './use-submit-donation';

const words = donateRegister.form;

/** `arrived`: the visitor came here from another step. */
export function DonorStep({ donation, arrived }: { donation: Donation; arrived: boolean }) {
  const form = useDonorForm(donation);
  const { submit, busy, problem } = useSubmitDonation(form, donation);
  const { control } = donation;
  useFocusControl(control);
  const { watch } = useTouched(fetchLateParts);
  return (
    <form {...watch} className="flow-step" method="post" noValidate onSubmit={submit}>
      <StepHeading text={words.heading} focus={arrived && !control} />
      <GiftFields form={form} />
      <Fieldset legend={words.about}>
        <AnswerField name="donor_name" form={form} className="field-wide" />
        <AnswerField name="email" form={form} className="field-wide" />
        <PhoneFields form={form} />
      </Fieldset>
      <Fieldset legend={words.address} hint={words.addressHint}>
        <AnswerField name="address" form={form} className="field-wide" />
        <AnswerField name="city" form={form} />
        <AnswerField name="state" form={form} />
        <AnswerField name="pin_code" form={form} />
        <AnswerField name="country" form={form} />
      </Fieldset>
      <Problem text={problem} />
      <div className="flow-end">
        <Button type="submit" disabled={busy || !donation.ready}>
          {busy ? words.submitting : words.submit}
        </Button>
      </div>
    </form>
  );
}
