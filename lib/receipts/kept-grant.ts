import * as z from 'zod';
import { parseJson } from '@/contract/json';

const KEY = 'receipts-grant';

const stored = z.object({ grant: z.string().min(1), email: z.string() });

/** The proof of an address, kept for this tab alone; the school API ends it after half an hour. */
export type Grant = z.infer<typeof stored>;

export function keptGrant(): Grant | null {
  try {
    const parsed = stored.safeParse(parseJson(sessionStorage.getItem(KEY) ?? ''));
    return parsed.success ? parsed.data : null;
  } catch {
    return null; // storage is blocked
  }
}

export function keepGrant(grant: Grant | null): void {
  try {
    if (grant) sessionStorage.setItem(KEY, JSON.stringify(grant));
    else sessionStorage.removeItem(KEY);
  } catch {
    // blocked or full: the grant lives as long as the page
  }
}
