import type { ReactNode } from 'react';

interface Props {
  id: string;
  legend: string;
  hint?: string;
  className?: string;
  children: ReactNode;
}

/** A named group of buttons that each fill in part of the form. */
export function Choices({ id, legend, hint, className = '', children }: Props) {
  return (
    <fieldset aria-describedby={hint ? `${id}-hint` : undefined} className="field">
      <legend className="field-label">{legend}</legend>
      {hint ? (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
      <div className={`choices ${className}`.trim()}>{children}</div>
    </fieldset>
  );
}
