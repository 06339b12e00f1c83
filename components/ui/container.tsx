import type { ReactNode } from 'react';

export function Container({ children, text = false }: { children: ReactNode; text?: boolean }) {
  return (
    <div className="page-width">
      {text ? <div className="max-w-text">{children}</div> : children}
    </div>
  );
}
