import type { ReactNode } from 'react';

type Props = { url: Pick<URL, 'pathname' | 'search'>; children: ReactNode };

/** Shows what is in progress. The script refreshes it (browser/refresh.ts), otherwise a link does. */
export function Refreshing({ url, children }: Props) {
  return (
    <office-refresh>
      <p role="status">
        {children} <a href={`${url.pathname}${url.search}`}>Refresh</a>
      </p>
    </office-refresh>
  );
}
