import type { ReactNode } from 'react';

type Props = { action: string; isLarge?: boolean; children: ReactNode };

/** Sent in parts, since a table grows to three times its size otherwise. */
export function TableForm({ action, isLarge = true, children }: Props) {
  return (
    <form
      className="office-form"
      action={action}
      method="post"
      encType={isLarge ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
      noValidate
    >
      {children}
    </form>
  );
}
