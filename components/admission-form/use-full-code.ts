import { useEffect, useRef } from 'react';
import { LENGTHS } from '@/contract/facts/limits';

type Parts = {
  code: string;
  /** Names the mail whose code is waited for; null where none is. */
  asked: string | null;
  busy: boolean;
  check: () => void;
};

/**
 * Has a full code checked by itself, typed, pasted or filled in. Each one once: what was refused, or
 * what the line lost, waits for the button.
 */
export function useFullCode({ code, asked, busy, check }: Parts): void {
  const checked = useRef('');
  useEffect(() => {
    const now = `${asked} ${code}`;
    if (asked === null || busy || code.length !== LENGTHS.code || checked.current === now) return;
    checked.current = now;
    check();
  });
}
