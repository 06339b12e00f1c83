import { type ReactNode, useEffect, useRef } from 'react';

/** Takes the focus when it appears, because the previous step is gone. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-h3">
      {children}
    </h2>
  );
}
