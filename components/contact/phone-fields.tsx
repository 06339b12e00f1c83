import { type UseFormReturn, useWatch } from 'react-hook-form';
import { contact } from '@/content/contact';
import { readContactPhone } from '@/contract/facts/phone-number';
import { COUNTRY_CODES } from '@/contract/facts/phones';
import { fieldProps } from '../forms/field-props';
import { useCodeInNumber } from '../forms/use-code-in-number';
import { Select } from '../ui/field/select';
import { TextInput } from '../ui/field/text-input';
import { type Answers, fieldId } from './answers';

const words = contact.form;
const codes = COUNTRY_CODES.map(({ code, country }) => ({
  value: code,
  label: `${code} ${country}`,
}));

/** Country code and number; a number that brings its code along sets the code. */
export function PhoneFields({ form }: { form: UseFormReturn<Answers> }) {
  const [code, number] = useWatch({ control: form.control, name: ['mobile_code', 'mobile'] });
  const { isSubmitted: shouldValidate } = form.formState;
  useCodeInNumber({ code, number }, readContactPhone, (meant) => {
    form.setValue('mobile_code', meant.code);
    form.setValue('mobile', meant.number, { shouldValidate });
  });
  const field = fieldProps(form, fieldId);
  return (
    <div className="phone-row">
      <Select
        {...field('mobile_code')}
        label={words.code}
        options={codes}
        autoComplete="tel-country-code"
      />
      <TextInput
        {...field('mobile')}
        label={words.mobile}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
      />
    </div>
  );
}
