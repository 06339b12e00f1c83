import type { ReactNode } from 'react';

type Props = {
  /** First, also on a phone. */
  facts: ReactNode;
  /** State, next steps, note, receipt: beside the rest on a wide screen, below these facts on a phone. */
  aside: ReactNode | null;
  /** Further facts and the history. */
  children?: ReactNode;
};

export function RecordPage({ facts, aside, children }: Props) {
  return (
    <div className="record">
      <div className="record-main">{facts}</div>
      {aside ? (
        <aside className="record-aside" aria-label="State and next steps">
          {aside}
        </aside>
      ) : null}
      {children ? <div className="record-main">{children}</div> : null}
    </div>
  );
}
