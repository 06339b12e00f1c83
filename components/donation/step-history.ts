import type { Step } from '@/lib/donation/flow';

const KEY = 'donationStep';

/** The step that an entry of the browser's history stands for; the first entry says nothing. */
export function stepIn(state: unknown): Step {
  const step: unknown = typeof state === 'object' && state ? Reflect.get(state, KEY) : undefined;
  return step === 2 || step === 3 ? step : 1;
}

/** What the framework keeps in the entry stays there. */
const marked = (step: Step) => ({ ...history.state, [KEY]: step });

/** Back leads to the form from each later step; retry and result take each other's place. */
export function showStep(step: Step): void {
  if (step !== 1 && stepIn(history.state) === 1) history.pushState(marked(step), '');
  else history.replaceState(marked(step), '');
}

/** The fragment in which a result came is not for the address. */
export function dropFragment(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}
