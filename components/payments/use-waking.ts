import { type RefObject, useEffect } from 'react';

/** Back from the bank to a page that was put to sleep: what it waited for never comes. */
export function useWaking(running: RefObject<boolean>): void {
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (event.persisted && running.current) location.reload();
    };
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, [running]);
}
