import { useEffect, useRef } from 'react';

/** Heading of the step; focused when the step was just reached, so that it is read out. */
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
