import type { ReactNode } from 'react';

interface Props {
  id: string;
  legend: string;
  hint: string;
  className?: string;
  children: ReactNode;
}

/** A named group of buttons that fill in a part of the form. */
export function Choices({ id, legend, hint, className = '', children }: Props) {
  return (
    <fieldset aria-describedby={`${id}-hint`} className="field field-wide">
      <legend className="field-label">{legend}</legend>
      <p id={`${id}-hint`} className="field-hint">
        {hint}
      </p>
      <div className={`choices ${className}`.trim()}>{children}</div>
    </fieldset>
  );
}
