import type { Flow } from './flow';

const KEY = 'donation';

/** What the tab remembers; where storage is blocked it forgets at a reload and works otherwise. */
export function storedFlow(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function storeFlow(flow: Flow): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(flow));
  } catch {
    // Blocked or full: the page itself still knows everything.
  }
}
