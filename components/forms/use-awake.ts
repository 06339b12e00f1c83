import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False until the page has come alive: a form sent before that would lose what was typed. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
