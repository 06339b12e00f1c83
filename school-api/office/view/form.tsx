import type { ComponentProps, ReactNode } from 'react';
import { FieldError, type FieldProps } from '@/components/ui/field/field';
import { FileInput } from '@/components/ui/field/file-input';
import { Select } from '@/components/ui/field/select';
import { TextArea } from '@/components/ui/field/text-area';
import { TextInput } from '@/components/ui/field/text-input';
import { Icon } from '@/components/ui/icon';
import type { PictureKind } from '../../db';

/** Where the error summary links to. */
export const fieldId = (name: string) => `field-${name}`;

type SentFields = Readonly<Record<string, string>> | Iterable<readonly [string, string]>;

/** In order; a name may occur several times. */
export function HiddenFields({ fields }: { fields: SentFields }) {
  const entries = Symbol.iterator in fields ? [...fields] : Object.entries(fields);
  return entries.map(([name, value], at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever moved in static markup
    <input key={`${at}`} type="hidden" name={name} value={value} />
  ));
}

type FormProps = {
  action: string;
  encType?: 'multipart/form-data';
  fields?: SentFields;
  children: ReactNode;
};

export function PostForm({ fields = [], children, ...rest }: FormProps) {
  return (
    <form className="office-form" method="post" noValidate {...rest}>
      <HiddenFields fields={fields} />
      {children}
    </form>
  );
}

/** A form with a file; <office-upload> shows the progress. */
export const UploadForm = (props: Pick<FormProps, 'action' | 'children'>) => (
  <office-upload>
    <PostForm {...props} encType="multipart/form-data" />
  </office-upload>
);

/** Not all systems know HEIC's type, but all know its extension. */
export const ACCEPT: Record<PictureKind, string> = {
  picture: 'image/jpeg,image/heic,image/heif,.heic,.heif,image/png,image/webp,image/avif,image/gif',
  document: 'application/pdf',
};

type FileProps = Omit<ComponentProps<typeof FileInput>, 'id'> & { name: string; hint: string };

export function FileField({ name, ...rest }: FileProps) {
  return <FileInput {...rest} id={fieldId(name)} name={name} />;
}

type Named<Props> = Omit<Props, 'id' | 'name' | 'value' | 'defaultValue'> & {
  name: string;
  value?: string | undefined;
};

export function Field({ name, value, ...rest }: Named<ComponentProps<typeof TextInput>>) {
  return <TextInput {...rest} id={fieldId(name)} name={name} defaultValue={value} />;
}

export function SelectField({ name, value, ...rest }: Named<ComponentProps<typeof Select>>) {
  return <Select {...rest} id={fieldId(name)} name={name} defaultValue={value} />;
}

export function TextField({ name, value, ...rest }: Named<ComponentProps<typeof TextArea>>) {
  return <TextArea {...rest} id={fieldId(name)} name={name} defaultValue={value} />;
}

/** An input as data. */
export type FieldFacts = {
  label: string;
  hint?: string;
  /** For a text area. */
  rows?: number;
  options?: readonly { value: string; label: string }[];
  /** Shown while no option is chosen. */
  placeholder?: string;
  maxLength?: number;
  type?: 'date' | 'email' | 'url';
  inputMode?: 'decimal' | 'email';
  autoComplete?: 'off' | 'name' | 'email';
  /** The id of its suggestions. */
  list?: string;
  required?: true;
};

type DescribedProps = { facts: FieldFacts } & Named<{ name: string; error: string | undefined }>;

export function DescribedField({ facts: { rows, options, ...facts }, ...shown }: DescribedProps) {
  if (options) return <SelectField {...shown} {...facts} options={options} />;
  return rows ? <TextField {...shown} {...facts} rows={rows} /> : <Field {...shown} {...facts} />;
}

/** A field's input and error. */
export const fieldsBy =
  (typed: Readonly<Record<string, string | undefined>>, errors: Errors = {}) =>
  (name: string) => ({ name, value: typed[name], error: errors[name] });

type DescribedFieldsProps = {
  facts: Readonly<Record<string, FieldFacts>>;
  field: ReturnType<typeof fieldsBy>;
};

export const DescribedFields = ({ facts, field }: DescribedFieldsProps) =>
  Object.entries(facts).map(([name, one]) => (
    <DescribedField key={name} facts={one} {...field(name)} />
  ));

type CheckProps = Named<Pick<FieldProps, 'label' | 'error' | 'hint'>> & { checked?: boolean };

export function CheckField({ label, name, checked, value = 'yes', error, hint }: CheckProps) {
  const id = fieldId(name);
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean);
  return (
    <div className="field" data-invalid={error ? '' : undefined}>
      <FieldError id={`${id}-error`} error={error} />
      <label className="check">
        <input
          id={id}
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={checked}
          aria-describedby={described.join(' ') || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

type SubmitProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  tone?: 'primary' | 'secondary' | 'danger';
};

/** Named if its form has several submit buttons. */
export function Submit({ tone = 'primary', ...rest }: SubmitProps) {
  return <button {...rest} type="submit" className={`button button-${tone}`} />;
}

export type Errors = Readonly<Record<string, string | undefined>>;

/** Nothing without errors. The script moves the focus here. */
export function ErrorSummary({ errors }: { errors: Errors }) {
  const problems = Object.entries(errors).filter(([, message]) => message);
  if (problems.length === 0) return null;
  return (
    <div
      className="error-summary max-w-text rounded-small border-2 border-error bg-error-pale px-5 py-4"
      role="alert"
      tabIndex={-1}
    >
      <h2 className="flex gap-2 font-text font-semibold tracking-normal text-error">
        <Icon name="alert" className="mt-0.5" />
        {problems.length === 1 ? 'There is a problem' : `There are ${problems.length} problems`}
      </h2>
      <ul className="mt-1.5 list-disc pl-7">
        {problems.map(([name, message]) => (
          <li key={name} className="py-1">
            <a className="text-error underline underline-offset-4" href={`#${fieldId(name)}`}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A long form's buttons, always visible at the bottom. */
export function SaveBar({ children }: { children: ReactNode }) {
  return (
    <div className="save-bar flex flex-wrap gap-2 border-t border-line bg-paper py-3">
      {children}
    </div>
  );
}
