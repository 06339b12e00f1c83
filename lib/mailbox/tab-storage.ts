import { parseJson } from '@/contract/json';

/* Kept for this tab only. If its storage is blocked or full, things last as long as the page. */

export function readFromTab(key: string): unknown {
  try {
    return parseJson(sessionStorage.getItem(key) ?? '');
  } catch {
    return undefined;
  }
}

export function keepInTab(key: string, value: object | null): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    // see above
  }
}
