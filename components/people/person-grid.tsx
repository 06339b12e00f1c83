import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** For long texts: one below the other. Otherwise two columns where there is room. */
  rows?: boolean;
  children: ReactNode;
}

export function PersonGrid({ label, rows = false, children }: Props) {
  return (
    <ul className={`person-grid ${rows ? 'person-rows' : 'person-pairs'}`} aria-label={label}>
      {children}
    </ul>
  );
}
