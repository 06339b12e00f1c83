import { useWatch } from 'react-hook-form';
import { donateRegister } from '@/content/donate-register';
import { LENGTHS } from '@/contract/facts/limits';
import { spokenAmount } from '@/lib/donation/spoken-amount';
import { Fieldset } from '../ui/field/fieldset';
import { TextArea } from '../ui/field/text-area';
import { AnswerField } from './answer-field';
import { CauseChoice } from './cause-choice';
import { fieldId } from './field-id';
import type { DonorForm } from './use-donor-form';

const { labels, form: words } = donateRegister;

/** What is given, and for what. */
export function GiftFields({ form }: { form: DonorForm }) {
  return (
    <Fieldset legend={words.gift}>
      <CauseChoice form={form} />
      <div className="gift-amount field-wide">
        <AnswerField name="amount" form={form} tidy={(text) => text.trim()} />
        <Spoken form={form} />
      </div>
      <TextArea
        {...form.register('message')}
        id={fieldId('message')}
        label={labels.message}
        hint={words.messageHint}
        error={form.formState.errors.message?.message}
        rows={3}
        maxLength={LENGTHS.message}
        autoComplete="off"
        optional
        className="field-wide"
      />
    </Fieldset>
  );
}

/** Read out after each pause: a zero too many is heard before it is paid. */
function Spoken({ form }: { form: DonorForm }) {
  const amount = useWatch({ control: form.control, name: 'amount' });
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
