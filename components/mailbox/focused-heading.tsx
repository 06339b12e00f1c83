import { type ReactNode, useEffect, useRef } from 'react';

/** Takes the focus when it appears, because the step before it is gone. */
export function FocusedHeading({
  as: Tag = 'h2',
  children,
}: {
  as?: 'h2' | 'h3';
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Tag ref={heading} tabIndex={-1} className="text-h3">
      {children}
    </Tag>
  );
}
