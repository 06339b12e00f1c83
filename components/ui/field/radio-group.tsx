import { type ComponentProps, useId } from 'react';
import { FieldError, type FieldProps, splitProps } from './field';
import type { Option } from './select';

type Control = Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'value'>;

interface Own {
  options: readonly Option[];
}

/** Takes `register(...)`: all radios share its name and ref. */
export function RadioGroup({ options, ...props }: FieldProps & Control & Own) {
  const { field, control } = splitProps(props);
  const { label, hint, error, required, optional, id, className } = field;
  const generated = useId();
  const base = id ?? generated;
  const described = [hint ? `${base}-hint` : '', error ? `${base}-error` : ''].filter(Boolean);
  return (
    <div
      className={`field ${className ?? ''}`}
      role="radiogroup"
      aria-labelledby={`${base}-label`}
      aria-describedby={described.join(' ') || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      data-invalid={error ? '' : undefined}
    >
      <span id={`${base}-label`} className="field-label">
        {label}
        {optional ? <span className="field-optional"> (optional)</span> : null}
      </span>
      {hint ? (
        <p id={`${base}-hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
      <FieldError id={`${base}-error`} error={error} />
      <div className="radio-row">
        {options.map(({ value, label: text }, index) => (
          <label key={value} className="radio">
            <input {...control} id={index === 0 ? base : undefined} type="radio" value={value} />
            {text}
          </label>
        ))}
      </div>
    </div>
  );
}
