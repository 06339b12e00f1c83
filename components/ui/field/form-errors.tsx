'use client';

import { useEffect, useRef } from 'react';
import { Icon } from '../icon';

interface FormProblem {
  /** Id of the control that the line leads to; without one the line is plain text. */
  id?: string;
  message: string;
}

interface Props {
  title?: string;
  problems: readonly FormProblem[];
  /** Changes with every try, so that the summary takes the focus again. */
  attempt?: number;
}

/** Above a form after a failed try: takes the focus and leads to each field, in its own words. */
export function FormErrors({ title = 'Please check these answers', problems, attempt }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const shown = problems.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try focuses the same summary again
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, attempt]);
  if (!shown) return null;
  return (
    <div ref={box} className="form-errors" role="alert" tabIndex={-1}>
      <p className="form-errors-title">
        <Icon name="alert" />
        {title}
      </p>
      <ul>
        {problems.map(({ id, message }) => (
          <li key={`${id}-${message}`}>{id ? <a href={`#${id}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </div>
  );
}
