import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** 'rows' for long texts, 'compact' for many people with a line or two. */
  layout: 'rows' | 'compact';
  children: ReactNode;
}

export function PersonGrid({ label, layout, children }: Props) {
  return (
    <ul className={`person-grid person-${layout}`} aria-label={label}>
      {children}
    </ul>
  );
}
