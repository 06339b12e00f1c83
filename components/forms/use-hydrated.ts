import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False until hydration: a form submitted earlier would lose its input. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
