import type { ComponentProps } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { contact } from '@/content/contact';
import { readContactPhone } from '@/contract/facts/phone-number';
import { COUNTRY_CODES } from '@/contract/facts/phones';
import { useCodeInNumber } from '../forms/use-code-in-number';
import { Select } from '../ui/field/select';
import { TextInput } from '../ui/field/text-input';
import type { Answers } from './answers';

const copy = contact.form;
const codes = COUNTRY_CODES.map(({ code, country }) => ({
  value: code,
  label: `${code} ${country}`,
}));

interface Props {
  form: UseFormReturn<Answers>;
  /** Registered by the form, which focuses the first invalid field in order of registration. */
  codeField: Omit<ComponentProps<typeof Select>, 'label' | 'options'>;
  numberField: Omit<ComponentProps<typeof TextInput>, 'label'>;
}

/** Country code and number; a number with a country code sets the code field. */
export function PhoneFields({ form, codeField, numberField }: Props) {
  const [code, number] = useWatch({ control: form.control, name: ['mobile_code', 'mobile'] });
  const { isSubmitted: shouldValidate } = form.formState;
  useCodeInNumber({ code, number }, readContactPhone, (meant) => {
    form.setValue('mobile_code', meant.code);
    form.setValue('mobile', meant.number, { shouldValidate });
  });
  return (
    <div className="phone-row">
      <Select {...codeField} label={copy.code} options={codes} autoComplete="tel-country-code" />
      <TextInput
        {...numberField}
        label={copy.mobile}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
      />
    </div>
  );
}
