import { useCallback, useEffect, useRef, useState } from 'react';
import { type Step, stepIn } from '@/lib/payments/steps';
import { useAppStarted } from '../forms/use-app-started';

const RETRY_MS = 2000;

export type JourneyOptions<State> = {
  /** Key in session storage. */
  storageKey: string;
  /** Key in the state of history entries. */
  historyKey: string;
  initial: State;
  /** Loads the parser of the stored state. */
  loadReader: () => Promise<(stored: string) => State>;
  /** The step at which a returning visitor continues. */
  firstStep: (state: State) => Step;
  /** The step to show depends on the state, not on the requested step. */
  reachable: (wanted: Step, state: State) => Step;
  /** Whether this move adds a history entry. */
  pushes: (from: Step, to: Step) => boolean;
};

/** `control`: the id of the control to change in that step. */
type View<State> = { state: State; ready: boolean; wanted: Step; control?: string | undefined };

/** A form in steps, stored in the tab: it survives a reload and a visit to the bank. */
export function useJourney<State extends object>(options: JourneyOptions<State>) {
  const { initial, storageKey, historyKey, firstStep, reachable, pushes } = options;
  const current = useRef(initial);
  const [view, setView] = useState<View<State>>({ state: initial, ready: false, wanted: 1 });

  useEffect(() => {
    let mounted = true;
    void restore(options).then((state) => {
      if (!mounted) return;
      current.current = state;
      const wanted = stepIn(history.state, historyKey) ?? firstStep(state);
      setView({ state, ready: true, wanted });
    });
    const follow = (event: PopStateEvent) => {
      const wanted = stepIn(event.state, historyKey);
      setView((before) => ({ ...before, wanted: wanted ?? before.wanted, control: undefined }));
    };
    addEventListener('popstate', follow);
    return () => {
      mounted = false;
      removeEventListener('popstate', follow);
    };
  }, [options, historyKey, firstStep]);

  // The first entry has no step yet, nor has that of a link within the page, such as the skip link.
  useEffect(() => {
    if (!view.ready || stepIn(history.state, historyKey) !== undefined) return;
    history.replaceState({ ...history.state, [historyKey]: view.wanted }, '');
  }, [view, historyKey]);

  const keep = useCallback(
    (changes: Partial<State>) => {
      current.current = { ...current.current, ...changes };
      store(storageKey, current.current);
    },
    [storageKey],
  );

  const update = useCallback(
    (changes: Partial<State>) => {
      keep(changes);
      setView((before) => ({ ...before, state: current.current }));
    },
    [keep],
  );

  const go = useCallback(
    (wanted: Step, control?: string) => {
      const from = stepIn(history.state, historyKey) ?? 1;
      const entry = { ...history.state, [historyKey]: wanted };
      if (pushes(from, wanted)) history.pushState(entry, '');
      else history.replaceState(entry, '');
      setView((before) => ({ ...before, wanted, control }));
    },
    [historyKey, pushes],
  );

  /** The current state, for code that runs after an await. */
  const latest = useCallback(() => current.current, []);

  const { state, ready, wanted, control } = view;
  useAppStarted(ready);
  const step = reachable(wanted, state);
  /** `keep` stores without rendering, for input while it is typed. */
  return { state, step, ready, control, latest, update, keep, go };
}

export type Journey<State extends object> = ReturnType<typeof useJourney<State>>;
export type JourneyActions<State extends object> = Pick<Journey<State>, 'latest' | 'update' | 'go'>;

/** Waits until the parser is loaded: an empty state would overwrite the stored one. */
async function restore<State>(options: JourneyOptions<State>): Promise<State> {
  const stored = readStored(options.storageKey);
  if (stored === null) return options.initial;
  for (;;) {
    const read = await options.loadReader().catch(() => null);
    if (read) return read(stored);
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

function readStored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null; // storage is blocked: the state lasts as long as the page
  }
}

function store(key: string, state: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(state));
  } catch {
    // blocked or full: the state is still in memory
  }
}
