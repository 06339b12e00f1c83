import type { ReactNode } from 'react';

/** The buttons of a long form, in view at its foot. */
export function SaveBar({ children }: { children: ReactNode }) {
  return (
    <div className="save-bar flex flex-wrap gap-2 border-t border-line bg-paper py-3">
      {children}
    </div>
  );
}
