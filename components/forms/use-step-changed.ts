import { useEffect, useRef, useState } from 'react';

/** Whether the step changed after the page was opened. */
export function useStepChanged(step: number, ready: boolean): boolean {
  const [stepChanged, setStepChanged] = useState(false);
  const first = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (!ready) return;
    first.current ??= step;
    if (step !== first.current) setStepChanged(true);
  }, [step, ready]);
  return stepChanged;
}
