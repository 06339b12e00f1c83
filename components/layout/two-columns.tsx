import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Sticky, at the right on a wide screen. */
  side: ReactNode;
  share?: 'halves' | 'narrow-side' | 'wide-side';
  className?: string;
}

/** Two columns on wide screens, otherwise one below the other. */
export function TwoColumns({ children, side, share = 'halves', className = '' }: Props) {
  return (
    <div className={`two-columns two-columns-${share} ${className}`.trim()}>
      <div>{children}</div>
      <div className="two-columns-side">{side}</div>
    </div>
  );
}
