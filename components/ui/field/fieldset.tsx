import { type ReactNode, useId } from 'react';
import { FieldError } from './field';

interface Props {
  legend: string;
  hint?: ReactNode;
  error?: string | undefined;
  disabled?: boolean;
  children: ReactNode;
  className?: string;
}

/** A section of a form. `disabled` disables everything inside. */
export function Fieldset({ legend, hint, error, disabled, children, className = '' }: Props) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <fieldset
      className={`fieldset ${className}`}
      disabled={disabled}
      aria-describedby={described || undefined}
    >
      <legend>{legend}</legend>
      {hint ? (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
      <div className="fieldset-fields">{children}</div>
    </fieldset>
  );
}
