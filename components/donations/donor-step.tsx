import type { ReactNode } from 'react';
import { donateRegister } from '@/content/donate-register';
import type { CitizenQuestion } from '@/lib/donations/citizen-question';
import { Problem } from '../forms/problem';
import { StepHeading } from '../forms/step-heading';
import { useFocusControl } from '../forms/use-focus-control';
import { useTouched } from '../forms/use-touched';
import { Button } from '../ui/button';
import { Fieldset } from '../ui/field/fieldset';
import { AmountField } from './amount-field';
import { AnswerField } from './answer-field';
import type { ServerFields } from './calls';
import type { Causes } from './cause';
import { Citizenship } from './citizenship';
import type { Donation } from './journey';
import { preloadParts } from './lazy';
import { MessageField } from './message-field';
import { PhoneFields } from './phone-fields';
import { PurposeChoice } from './purpose-choice';
import { useDonorForm } from './use-donor-form';
import { useSubmitDonation } from './use-submit-donation';

const copy = donateRegister.form;

interface Props {
  donation: Donation;
  stepChanged: boolean;
  notice: ReactNode;
  causes: Causes;
  asked: ServerFields & { question: CitizenQuestion };
  /** Ends the journey if an earlier attempt was paid. */
  settle: () => Promise<boolean>;
}

export function DonorStep({ donation, stepChanged, notice, causes, asked, settle }: Props) {
  const form = useDonorForm(donation, causes);
  const { submit, busy, problem } = useSubmitDonation(form, donation, { ...asked, settle });
  const { control } = donation;
  useFocusControl(control);
  const { watch } = useTouched(preloadParts);
  return (
    <form {...watch} className="flow-step" method="post" noValidate onSubmit={submit}>
      <div className="donation-first">
        <StepHeading text={copy.heading} focus={stepChanged && !control} />
        <PurposeChoice form={form} causes={causes} />
        <AmountField form={form} causes={causes} />
        <MessageField form={form} />
      </div>
      <Fieldset legend={copy.about}>
        <AnswerField name="donor_name" form={form} className="field-wide" />
        <AnswerField name="email" form={form} className="field-wide" />
        <PhoneFields form={form} />
      </Fieldset>
      <Fieldset legend={copy.address} hint={copy.addressHint}>
        <AnswerField name="address" form={form} className="field-wide" />
        <AnswerField name="city" form={form} />
        <AnswerField name="state" form={form} />
        <AnswerField name="pin_code" form={form} />
        <AnswerField name="country" form={form} />
      </Fieldset>
      <Citizenship form={form} question={asked.question} />
      {notice}
      <Problem text={problem} />
      <div className="flow-end">
        <Button type="submit" disabled={busy || !donation.ready} data-waits="">
          {busy ? copy.submitting : copy.submit}
        </Button>
      </div>
    </form>
  );
}
