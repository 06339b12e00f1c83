import { useController } from 'react-hook-form';
import { tidyNumber } from '@/lib/donation/phone-digits';
import { AnswerField } from './answer-field';
import { CountryPicker } from './country-picker';
import type { DonorForm } from './use-donor-form';

/** Country code and number; a number that was pasted with its code needs the code once only. */
export function PhoneFields({ form }: { form: DonorForm }) {
  const { field, fieldState } = useController({ control: form.control, name: 'mobile_code' });
  return (
    <div className="phone-row field-wide">
      <CountryPicker
        value={field.value}
        onChange={field.onChange}
        inputRef={field.ref}
        error={fieldState.error?.message}
      />
      <AnswerField
        name="mobile"
        form={form}
        tidy={(text) => tidyNumber(text, form.getValues('mobile_code'))}
      />
    </div>
  );
}
