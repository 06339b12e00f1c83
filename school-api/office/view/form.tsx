import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react';
import { FieldError } from '@/components/ui/field/field';
import { Select } from '@/components/ui/field/select';
import { TextArea } from '@/components/ui/field/text-area';
import { TextInput } from '@/components/ui/field/text-input';
import { Icon } from '@/components/ui/icon';
import { fieldId } from './field-id';

type Common = {
  label: string;
  name: string;
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean;
};

type FormProps = {
  action: string;
  method?: 'post' | 'get';
  encType?: 'multipart/form-data';
  children: ReactNode;
};

export function PostForm({ method = 'post', children, ...rest }: FormProps) {
  return (
    <form className="office-form" method={method} noValidate {...rest}>
      {children}
    </form>
  );
}

type FieldProps = Common & {
  value?: string | undefined;
  type?: HTMLInputTypeAttribute;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'search' | 'url';
  maxLength?: number;
  list?: string;
};

export function Field({ name, value, type = 'text', ...rest }: FieldProps) {
  return <TextInput {...rest} id={fieldId(name)} name={name} type={type} defaultValue={value} />;
}

type SelectProps = Common & {
  value?: string | undefined;
  options: readonly { value: string; label: string }[];
};

export function SelectField({ name, value, ...rest }: SelectProps) {
  return <Select {...rest} id={fieldId(name)} name={name} defaultValue={value} />;
}

type TextProps = Common & { value?: string | undefined; rows?: number; maxLength?: number };

export function TextField({ name, value, ...rest }: TextProps) {
  return <TextArea {...rest} id={fieldId(name)} name={name} defaultValue={value} />;
}

type CheckProps = Common & { checked?: boolean; value?: string };

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

type SubmitProps = { tone?: 'primary' | 'secondary' | 'danger'; children: ReactNode };

export function Submit({ tone = 'primary', children }: SubmitProps) {
  return (
    <button type="submit" className={`button button-${tone}`}>
      {children}
    </button>
  );
}

/** By the name of the field; nothing without errors. The script moves the focus here. */
export function ErrorSummary({ errors }: { errors: Readonly<Record<string, string>> }) {
  const found = Object.entries(errors);
  if (found.length === 0) return null;
  return (
    <div className="error-summary" role="alert" tabIndex={-1}>
      <h2>
        <Icon name="alert" />
        {found.length === 1 ? 'There is a problem' : `There are ${found.length} problems`}
      </h2>
      <ul>
        {found.map(([name, message]) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
