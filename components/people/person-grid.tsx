import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** One below the other, for long texts. Otherwise two columns where they fit. */
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
