import type { ReactNode } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { register } from '@/content/register';
import { school } from '@/content/school';
import { type AnswerKey, maxLengthOf } from '@/contract/facts/admission-answers';
import { eligibleClasses, STUDENT_TYPES } from '@/contract/facts/classes';
import { type DateChoice, isFull } from '@/lib/admissions/dates';
import { phoneDigits, pinDigits } from '@/lib/admissions/digits';
import type { FormField } from '@/lib/admissions/fields';
import { phoneHref } from '../../layout/contact-lines';
import { FieldError } from '../../ui/field/field';
import { RadioGroup } from '../../ui/field/radio-group';
import { type Option, Select } from '../../ui/field/select';
import { TextArea } from '../../ui/field/text-area';
import { TextInput } from '../../ui/field/text-input';
import { fieldId } from './field-id';
import { inputAttributes } from './input-attributes';
import type { DetailsForm } from './use-details-form';

const { details } = register;

interface Props {
  field: FormField;
  form: DetailsForm;
  dates: readonly DateChoice[];
  hint?: string | undefined;
}

/** One question of the form, with the control for its type. */
export function AnswerField(props: Props) {
  const { field, form, dates } = props;
  if (field.key === 'student_type') return <StudentType {...props} />;
  if (field.key === 'apply_for') return <ApplyFor {...props} />;
  if (field.key === 'admission_date') {
    return dates.length > 0 ? (
      <DateChoices {...props} />
    ) : (
      <NoDates {...props}>{details.noDates}</NoDates>
    );
  }
  const common = { ...shared(field, form), maxLength: maxLengthOf(field.key) };
  if (field.key === 'query') {
    return <TextArea {...common} {...form.register(field.key)} className="field-wide" />;
  }
  const clean = CLEANERS[field.key];
  // A cleaned value is validated again like a typed one.
  const { isSubmitted: shouldValidate } = form.formState;
  const registered = form.register(field.key, {
    onChange: (event) =>
      clean && form.setValue(field.key, clean(event.target.value), { shouldValidate }),
  });
  // A number may be pasted with its country code, so it is cut after cleaning.
  const maxLength = clean ? undefined : common.maxLength;
  const { hint = inputAttributes[field.key]?.hint } = props;
  const className = WIDE.includes(field.key) ? 'field-wide' : undefined;
  const attributes = { ...inputAttributes[field.key], hint, maxLength, className };
  return <TextInput {...common} {...registered} {...attributes} />;
}

/** The number's hint is long: side by side, the two labels would not align. */
const WIDE: readonly AnswerKey[] = ['guardian_name', 'mobile'];

const CLEANERS: Partial<Record<AnswerKey, (text: string) => string>> = {
  mobile: phoneDigits,
  alternate_mobile: phoneDigits,
  pin_code: pinDigits,
};

function shared({ key, label, required }: FormField, form: DetailsForm) {
  const error = form.formState.errors[key]?.message;
  return { id: fieldId(key), label, required, optional: !required, error };
}

function StudentType({ field, form }: Props) {
  const registered = form.register(field.key, {
    onChange: (event) => {
      const open = eligibleClasses(event.target.value);
      if (!open.includes(form.getValues('apply_for'))) form.setValue('apply_for', '');
    },
  });
  const options = STUDENT_TYPES.map((type) => ({ value: type, label: type }));
  return (
    <RadioGroup {...shared(field, form)} {...registered} options={options} className="field-wide" />
  );
}

function ApplyFor(props: Props) {
  const type = useWatch({ control: props.form.control, name: 'student_type' });
  const from = STUDENT_TYPES.find((one) => one === type);
  const hint = `${from ? `${details.classes[from]} ` : ''}${details.closedClasses}`;
  const options = eligibleClasses(type).map((name) => ({ value: name, label: name }));
  return <Choice {...props} hint={hint} options={options} />;
}

/** Leaves out dates that are full for the class, except the chosen one: a family keeps its own place. */
function DateChoices({ dates, ...props }: Props) {
  const { control } = props.form;
  const [applyFor, chosen] = useWatch({ control, name: ['apply_for', 'admission_date'] });
  const isOpen = (date: DateChoice) => !isFull(date, applyFor ?? '') || date.value === chosen;
  const options = dates.filter(isOpen);
  const others = dates.filter((date) => !isOpen(date)).map(({ label }) => label);
  const hint = others.length > 0 ? details.fullDates.replace('{dates}', others.join(', ')) : '';
  if (options.length > 0) return <Choice {...props} dates={dates} hint={hint} options={options} />;
  const [phone] = school.phones;
  return (
    <NoDates {...props}>
      {hint}
      {details.allFull}
      <a href={phoneHref(phone)}>{phone}</a>
    </NoDates>
  );
}

/** Controlled, because its options may change. */
function Choice({
  field,
  form,
  options,
  hint,
}: Props & { options: readonly Option[]; hint?: string }) {
  const { field: control } = useController({ control: form.control, name: field.key });
  return (
    <Select
      {...shared(field, form)}
      {...control}
      {...(hint && { hint })}
      options={options}
      placeholder={details.choose}
    />
  );
}

/** A school that offers no date yet does not ask for one; one with full dates only is asked. */
function NoDates({ field, form, children }: Omit<Props, 'dates'> & { children: ReactNode }) {
  const { id, label, error } = shared(field, form);
  return (
    <div className="field">
      <p id={id} tabIndex={-1} className="field-label">
        {label}
      </p>
      <FieldError id={`${id}-error`} error={error} live />
      <p className="field-nothing">{children}</p>
    </div>
  );
}
