import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Sticky, at the right on a wide screen. */
  side: ReactNode;
  share?: 'halves' | 'narrow-side' | 'wide-side';
  className?: string;
}

/** Two columns on wide screens, otherwise one below the other. */
export function Beside({ children, side, share = 'halves', className = '' }: Props) {
  return (
    <div className={`beside beside-${share} ${className}`.trim()}>
      <div>{children}</div>
      <div className="beside-side">{side}</div>
    </div>
  );
}
