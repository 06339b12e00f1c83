import type { ComponentProps } from 'react';
import { donateRegister } from '@/content/donate-register';
import { LENGTHS } from '@/contract/facts/limits';
import { invalidPlace } from '@/contract/facts/places';
import type { AnswerKey } from '@/lib/donations/answers';
import { TextInput } from '../ui/field/text-input';
import { fieldId } from './field-id';
import type { DonorForm } from './use-donor-form';

const { labels, form: copy } = donateRegister;

export type LineKey = Exclude<AnswerKey, 'purpose' | 'message' | 'mobile_code' | 'indian_citizen'>;

type Traits = Pick<
  ComponentProps<typeof TextInput>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'maxLength' | 'hint' | 'optional'
>;

const place = { autoCapitalize: 'words', maxLength: LENGTHS.place } as const;

/** Chooses a phone's keyboard and what a browser may fill in. */
const traits: Record<LineKey, Traits> = {
  amount: { inputMode: 'decimal', autoComplete: 'transaction-amount', hint: copy.amountHint },
  donor_name: {
    autoComplete: 'name',
    autoCapitalize: 'words',
    maxLength: LENGTHS.name,
    hint: copy.nameHint,
  },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    maxLength: LENGTHS.email,
    hint: copy.emailHint,
  },
  mobile: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  address: { autoComplete: 'address-line1', maxLength: LENGTHS.line },
  city: { ...place, autoComplete: 'address-level2' },
  state: { ...place, autoComplete: 'address-level1' },
  pin_code: { inputMode: 'numeric', autoComplete: 'postal-code', optional: true },
  country: { ...place, autoComplete: 'country-name' },
};

interface Props {
  name: LineKey;
  form: DonorForm;
  className?: string;
  /** Normalises the stored answer; the field still shows what was typed. */
  tidy?: (text: string) => string;
  onLeave?: () => void;
}

export function AnswerField({ name, form, className, tidy, onLeave }: Props) {
  const error = form.formState.errors[name]?.message;
  return (
    <TextInput
      {...form.register(name, {
        ...(tidy && { setValueAs: tidy }),
        ...(onLeave && { onBlur: onLeave }),
      })}
      {...traits[name]}
      {...placeHint(name, error)}
      id={fieldId(name)}
      label={labels[name]}
      error={error}
      required={!traits[name].optional}
      className={className}
    />
  );
}

/** A hint about what is allowed, because the message alone does not explain it. */
function placeHint(name: LineKey, error: string | undefined): Pick<Traits, 'hint'> {
  const isPlace = name === 'city' || name === 'state' || name === 'country';
  return isPlace && error === invalidPlace(name) ? { hint: copy.placeHints[name] } : {};
}
