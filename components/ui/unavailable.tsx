import type { ReactNode } from 'react';

interface Props {
  children?: ReactNode;
  /** Status of the answer when the whole page failed; it is never cached. */
  status?: number;
}

/** Replaces content whose read failed; its attribute makes the page cache store the page briefly. */
export function Unavailable({ children, status }: Props) {
  return (
    <>
      {children}
      <data hidden value="school-api" data-degraded="" data-status={status} />
    </>
  );
}
