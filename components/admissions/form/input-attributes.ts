import type { ComponentProps } from 'react';
import { register } from '@/content/register';
import type { AnswerKey } from '@/contract/facts/admission-answers';
import type { TextInput } from '../../ui/field/text-input';

type Traits = Pick<
  ComponentProps<typeof TextInput>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'hint'
>;

/** Chooses a phone's keyboard and what a browser may fill in. */
export const inputAttributes: Partial<Record<AnswerKey, Traits>> = {
  guardian_name: { autoComplete: 'name', autoCapitalize: 'words' },
  mobile: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel' },
  alternate_mobile: { type: 'tel', autoComplete: 'off', hint: register.details.anyPhoneHint },
  address: { autoComplete: 'address-line1' },
  city: { autoComplete: 'address-level2', autoCapitalize: 'words' },
  state: { autoComplete: 'address-level1', autoCapitalize: 'words' },
  pin_code: { inputMode: 'numeric', autoComplete: 'postal-code' },
  country: { autoComplete: 'country-name', autoCapitalize: 'words' },
};
