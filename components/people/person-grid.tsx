import type { ReactNode } from 'react';

/** Two columns where there is room; one that would stand alone takes the width. */
export function PersonGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className="person-grid" aria-label={label}>
      {children}
    </ul>
  );
}
