import { useEffect, useRef } from 'react';

/** The step's heading, focused if the step was just reached, so that it is announced. */
export function StepHeading({ text, focus }: { text: string; focus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!focus) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('.flow')?.scrollIntoView({ block: 'start' });
  }, [focus]);
  return (
    <h2 ref={heading} tabIndex={-1} className="step-heading">
      {text}
    </h2>
  );
}
