import type { ReactNode } from 'react';
import { Icon } from './icon';

/** A failed part of a page: the exact text, with a link or button below it. */
export function ErrorState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="state" role="alert">
      <Icon name="alert" className="text-error size-10!" />
      <p>{text}</p>
      {children}
    </div>
  );
}
