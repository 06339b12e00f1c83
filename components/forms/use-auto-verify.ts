import { useEffect, useRef } from 'react';
import { LENGTHS } from '@/contract/facts/limits';

type Parts = {
  code: string;
  /** Identifies the email whose code is expected; null if none is. */
  asked: string | null;
  busy: boolean;
  check: () => void;
};

/**
 * Checks a complete code automatically, whether typed, pasted or filled in, and each code once: after
 * a refusal or a lost connection the visitor must press the button.
 */
export function useAutoVerify({ code, asked, busy, check }: Parts): void {
  const checked = useRef('');
  useEffect(() => {
    const now = `${asked} ${code}`;
    if (asked === null || busy || code.length !== LENGTHS.code || checked.current === now) return;
    checked.current = now;
    check();
  });
}
