import { useEffect, useMemo } from 'react';
import { useController, useWatch } from 'react-hook-form';
import {
  findCountryCode,
  hasCountryPrefix,
  type Phone,
  readPhone,
} from '@/contract/facts/phone-number';
import { useCodeInNumber } from '../forms/use-code-in-number';
import { AnswerField } from './answer-field';
import { CountryPicker } from './country-picker';
import { followCountry, type Picked } from './follow-country';
import { useCountries } from './use-countries';
import type { DonorForm } from './use-donor-form';

/** Country code and number; a number with a country code sets the code field, once. */
export function PhoneFields({ form }: { form: DonorForm }) {
  const { field, fieldState } = useController({ control: form.control, name: 'mobile_code' });
  const number = useWatch({ control: form.control, name: 'mobile' });
  const { codes, pickedBy } = useCodesFor({ code: field.value, number });
  const { isSubmitted: shouldValidate } = form.formState;
  const pick = (now: Picked, before: Picked) => {
    field.onChange(now.code);
    followCountry(form, before, now);
  };
  useCodeInNumber(
    { code: field.value, number },
    (phone) => readPhone(phone, codes),
    (meant) => {
      if (meant.code !== field.value) pick(pickedBy(meant.code), pickedBy(field.value));
      form.setValue('mobile', meant.number, { shouldValidate });
    },
  );
  return (
    <div className="phone-row field-wide">
      <CountryPicker
        value={field.value}
        onPick={pick}
        inputRef={field.ref}
        error={fieldState.error?.message}
      />
      <AnswerField name="mobile" form={form} />
    </div>
  );
}

/** Loads all country codes once a number starts with a different code than the chosen one. */
function useCodesFor({ code, number }: Phone) {
  const { search, load } = useCountries();
  const isForeign = hasCountryPrefix(number) && !findCountryCode(number, [code]);
  useEffect(() => {
    if (isForeign) void load();
  }, [isForeign, load]);
  const codes = useMemo(() => search?.('').map((country) => country.code) ?? [], [search]);
  const pickedBy = (code: string): Picked => ({ code, country: search?.(code)[0] });
  return { codes, pickedBy };
}
