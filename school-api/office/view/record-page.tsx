import type { ReactNode } from 'react';

type Props = {
  /** State, next steps, note, receipt: beside the rest on a wide screen, above it on a phone. */
  aside: ReactNode | null;
  /** Facts and history. */
  children: ReactNode;
};

export function RecordPage({ aside, children }: Props) {
  return (
    <div className="record">
      {aside ? (
        <aside className="record-aside" aria-label="State and next steps">
          {aside}
        </aside>
      ) : null}
      <div className="record-main">{children}</div>
    </div>
  );
}
