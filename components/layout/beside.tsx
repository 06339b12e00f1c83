import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Stands at the right on a wide screen, and stays in view while the rest is read. */
  side: ReactNode;
  /** How the width is shared. */
  share?: 'halves' | 'narrow-side' | 'wide-side';
  className?: string;
}

/** Two columns where there is room for two, one after the other where there is not. */
export function Beside({ children, side, share = 'halves', className = '' }: Props) {
  return (
    <div className={`beside beside-${share} ${className}`.trim()}>
      <div className="beside-main">{children}</div>
      <div className="beside-side">{side}</div>
    </div>
  );
}
