import { useSyncExternalStore } from 'react';
import { useAppStarted } from './use-app-started';

const never = () => () => undefined;

/** False until hydration: a form submitted earlier would lose its input. */
export function useHydrated(): boolean {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useAppStarted(hydrated);
  return hydrated;
}
