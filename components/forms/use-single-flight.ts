import { useCallback, useRef, useState } from 'react';

/** Runs one task at a time, however often a button is pressed. */
export function useSingleFlight() {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const run = useCallback(async (work: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    await work().finally(() => {
      running.current = false;
      setBusy(false);
    });
  }, []);

  return { run, busy, running };
}
