import { useEffect, useRef, useState } from 'react';

/** Whether a flow's step was reached by going on, rather than by opening the page. */
export function useArrived(step: number, ready: boolean): boolean {
  const [arrived, setArrived] = useState(false);
  const first = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (!ready) return;
    first.current ??= step;
    if (step !== first.current) setArrived(true);
  }, [step, ready]);
  return arrived;
}
