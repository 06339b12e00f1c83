import type { ReactNode } from 'react';

export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="state">
      <img src="/art/feather-eye.svg" alt="" width="56" height="56" />
      <p>{text}</p>
      {children}
    </div>
  );
}
