import { useCallback, useEffect, useState } from 'react';
import { furthest, reachable, type Step } from '@/lib/admission/progress';
import type { Registration } from './use-progress';

const KEY = 'registrationStep';

/** The step to be shown, and the id of the control in it that is to be changed. */
type Place = { wanted: Step; control?: string | undefined };

/** Each step is an entry of the browser's history, so that Back and Forward do what they say. */
export function useSteps({ progress, ready, latest }: Registration) {
  const [{ wanted, control }, setPlace] = useState<Place>({ wanted: 1 });
  useEffect(() => {
    if (!ready) return;
    const first = stepIn(history.state) ?? furthest(latest());
    history.replaceState({ ...history.state, [KEY]: first }, '');
    setPlace({ wanted: first });
    const follow = (event: PopStateEvent) => setPlace({ wanted: stepIn(event.state) ?? 1 });
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [ready, latest]);
  const go = useCallback((step: Step, to?: string) => {
    if (stepIn(history.state) !== step) history.pushState({ ...history.state, [KEY]: step }, '');
    setPlace({ wanted: step, control: to });
  }, []);
  return { step: reachable(wanted, progress), control, go };
}

function stepIn(state: unknown): Step | undefined {
  const step: unknown = typeof state === 'object' && state ? Reflect.get(state, KEY) : undefined;
  return step === 1 || step === 2 || step === 3 ? step : undefined;
}
