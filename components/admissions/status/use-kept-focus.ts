import { useEffect, useRef } from 'react';

/** A section's heading takes the focus when an action has removed the control that had it. */
export function useKeptFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const isInside = useRef(false);
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) heading.current?.focus();
  });
  return {
    heading,
    // React reports no blur for what its own rendering removes.
    section: {
      onFocus: () => {
        isInside.current = true;
      },
      onBlur: () => {
        isInside.current = false;
      },
    },
  };
}
