import { type ReactNode, useId } from 'react';
import { Icon } from '../icon';

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Announces the error, because the focus may already be in the field when it appears. */
  live?: boolean | undefined;
  required?: boolean | undefined;
  /** Marks an optional field; most fields are required. */
  optional?: boolean | undefined;
  /** Set when an error summary links here. */
  id?: string | undefined;
  className?: string | undefined;
}

/** Separates the props of the field from those of the control. */
export function splitProps<P extends FieldProps>(props: P) {
  const { label, hint, error, live, required, optional, id, className, ...control } = props;
  return { field: { label, hint, error, live, required, optional, id, className }, control };
}

/** Props for the control inside. */
interface ControlProps {
  id: string;
  'aria-required': true | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props extends FieldProps {
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error of a control, with their ids and ARIA attributes. */
export function Field(props: Props) {
  const { label, hint, error, live, required, optional, id, className, children } = props;
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const described = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  return (
    <div className={`field ${className ?? ''}`} data-invalid={error ? '' : undefined}>
      <label htmlFor={controlId}>
        {label}
        {optional ? <span className="field-optional"> (optional)</span> : null}
      </label>
      {hint ? (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      ) : null}
      <FieldError id={errorId} error={error} live={live} />
      {children({
        id: controlId,
        'aria-required': required ? true : undefined,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
    </div>
  );
}

interface ErrorProps {
  id: string;
  error: string | undefined;
  live?: boolean | undefined;
}

export function FieldError({ id, error, live }: ErrorProps) {
  if (!error) return null;
  return (
    <p id={id} role={live ? 'alert' : undefined} className="field-error">
      <Icon name="alert" />
      <span>
        <span className="sr-only">Error: </span>
        <span>{error}</span>
      </span>
    </p>
  );
}
