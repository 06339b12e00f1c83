import { type RefObject, useEffect } from 'react';

/** Reloads a page restored from the back/forward cache, because its pending requests were aborted. */
export function useReloadFromBfcache(running: RefObject<boolean>): void {
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted && running.current) location.reload();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [running]);
}
