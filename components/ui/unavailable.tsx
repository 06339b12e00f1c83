import type { ReactNode } from 'react';

interface Props {
  children?: ReactNode;
  /** Response status if the whole page failed; never cached. */
  status?: number;
}

/**
 * Replaces content that could not be read; its attribute makes the page cache store the page
 * briefly.
 */
export function Unavailable({ children, status }: Props) {
  return (
    <>
      {children}
      <data hidden value="school-api" data-degraded="" data-status={status} />
    </>
  );
}
