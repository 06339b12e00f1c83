import type { ReactNode } from 'react';

type Props = { url: URL; children: ReactNode };

/** Says what is under way; the script loads the page again, and without it a link does. */
export function Refreshing({ url, children }: Props) {
  return (
    <office-refresh>
      <p role="status">
        {children} <a href={`${url.pathname}${url.search}`}>Refresh</a>
      </p>
    </office-refresh>
  );
}
