import { useCallback, useRef, useState } from 'react';

/** Does one thing at a time, however often a button is pressed. */
export function useAlone() {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const alone = useCallback(async (work: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    await work().finally(() => {
      running.current = false;
      setBusy(false);
    });
  }, []);

  return { alone, busy, running };
}
