import { useEffect, useEffectEvent } from 'react';

const MAX_AGE_MS = 60_000;

/**
 * Reads again when the visitor comes back to the page, as phones keep tabs for weeks. `readAgain` gets a
 * signal that is aborted once there is other data.
 */
export function useFresh(data: unknown, readAgain: (signal: AbortSignal) => Promise<void>): void {
  const onReturn = useEffectEvent(readAgain);
  useEffect(() => {
    if (data === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const readAt = Date.now();
    const seen = () => {
      if (!document.hidden && Date.now() - readAt > MAX_AGE_MS) void onReturn(signal);
    };
    document.addEventListener('visibilitychange', seen, { signal });
    addEventListener('pageshow', seen, { signal });
    return () => controller.abort();
  }, [data]);
}
