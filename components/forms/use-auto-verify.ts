import { useEffect, useEffectEvent, useRef } from 'react';
import { LENGTHS } from '@/contract/facts/limits';

type Parts = {
  code: string;
  /** Identifies the email whose code is expected; null if none is. */
  asked: string | null;
  busy: boolean;
  check: () => void;
};

/** Leaves the button to whoever presses it after the last digit. */
const PAUSE_MS = 1000;

/**
 * Checks a complete code automatically, whether typed, pasted or filled in, and each code once: after
 * a refusal or a lost connection the visitor must press the button. Returns what the button does.
 */
export function useAutoVerify({ code, asked, busy, check }: Parts): () => void {
  const checked = useRef('');
  const now = `${asked} ${code}`;
  const checkNow = () => {
    if (!busy) checked.current = now;
    check();
  };
  const checkUnpressed = useEffectEvent(checkNow);
  const isDue = asked !== null && !busy && code.length === LENGTHS.code;
  useEffect(() => {
    if (!isDue || checked.current === now) return;
    const pause = setTimeout(() => checkUnpressed(), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [isDue, now]);
  return checkNow;
}
