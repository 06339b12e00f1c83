import type { ReactNode } from 'react';

interface Props {
  children?: ReactNode;
  /** The page as a whole could not be made: it is answered with this status and never kept. */
  status?: number;
}

/** What stands in for content whose read failed; the mark keeps the page from being kept long. */
export function Unavailable({ children, status }: Props) {
  return (
    <>
      {children}
      <data hidden value="school-api" data-degraded="" data-status={status} />
    </>
  );
}
