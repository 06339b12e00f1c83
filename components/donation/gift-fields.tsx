import { donateRegister } from '@/content/donate-register';
import { LENGTHS } from '@/contract/facts/limits';
import { Fieldset } from '../ui/field/fieldset';
import { TextArea } from '../ui/field/text-area';
import { AmountField } from './amount-field';
import { CauseChoice } from './cause-choice';
import { fieldId } from './field-id';
import type { DonorForm } from './use-donor-form';

const { labels, form: copy } = donateRegister;

/** Amount, cause and message. */
export function GiftFields({ form }: { form: DonorForm }) {
  return (
    <Fieldset legend={copy.gift}>
      <CauseChoice form={form} />
      <AmountField form={form} />
      <TextArea
        {...form.register('message')}
        id={fieldId('message')}
        label={labels.message}
        hint={copy.messageHint}
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
