import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answers } from '@/lib/donation/answers';
import { BEGINNING, ended, type Flow, type Step, stepFor } from '@/lib/donation/flow';
import { storedFlow, storeFlow } from '@/lib/donation/tab-storage';
import type { Ending } from '@/lib/payments/ending';
import { readKept } from './late';
import { showStep, stepIn } from './step-history';

/** `control`: the id of what is to be changed in the step. */
type View = { flow: Flow; wanted: Step; ready: boolean; control?: string | undefined };

/** Where the donor is. The tab's storage survives a reload, the browser's Back walks the steps. */
export function useDonation() {
  const kept = useRef<Flow>(BEGINNING);
  const [{ flow, wanted, ready, control }, setView] = useState<View>({
    ...{ flow: BEGINNING, wanted: 1, ready: false },
  });

  useEffect(() => {
    let here = true;
    void readKept(storedFlow()).then((found) => {
      if (!here) return;
      kept.current = found;
      setView({ flow: found, wanted: stepIn(history.state), ready: true });
    });
    const follow = ({ state }: PopStateEvent) =>
      setView((view) => ({
        ...view,
        flow: kept.current,
        wanted: stepIn(state),
        control: undefined,
      }));
    addEventListener('popstate', follow);
    return () => {
      here = false;
      removeEventListener('popstate', follow);
    };
  }, []);

  /** For whoever waited for an answer meanwhile. */
  const latest = useCallback(() => kept.current, []);

  /** Goes on with what is known now, to another step when one is named. */
  const update = useCallback((next: Flow, step?: Step, to?: string) => {
    kept.current = next;
    storeFlow(next);
    if (step) showStep(step);
    setView((view) => ({ ...view, flow: next, wanted: step ?? view.wanted, control: to }));
  }, []);

  /** Keeps what is being typed, without drawing anything anew. */
  const remember = useCallback((draft: Answers) => {
    kept.current = { ...kept.current, draft };
    storeFlow(kept.current);
  }, []);

  const end = useCallback(
    (orderId: string, ending: Ending) => update(ended(kept.current, orderId, ending), 3),
    [update],
  );

  return { flow, step: stepFor(wanted, flow), ready, control, latest, update, remember, end };
}

export type Donation = ReturnType<typeof useDonation>;
