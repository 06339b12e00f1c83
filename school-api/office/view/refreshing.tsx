import type { ReactNode } from 'react';

type Props = { url: Pick<URL, 'pathname' | 'search'>; children: ReactNode };

/** Says what is under way. The script shows what has changed (browser/refresh.ts), and without it a link does. */
export function Refreshing({ url, children }: Props) {
  return (
    <office-refresh>
      <p role="status">
        {children} <a href={`${url.pathname}${url.search}`}>Refresh</a>
      </p>
    </office-refresh>
  );
}
