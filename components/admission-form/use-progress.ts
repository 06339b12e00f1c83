import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answers } from '@/contract/facts/admission-answers';
import { BEGINNING, type Progress } from '@/lib/admission/progress';
import { readKept } from './late';

const KEY = 'registration';

export type Registration = {
  progress: Progress;
  /** What the tab remembers has been read; before that nothing is written over it. */
  ready: boolean;
  /** For whoever waited for an answer meanwhile. */
  latest: () => Progress;
  update: (changes: Partial<Progress>) => void;
  /** Keeps what is being typed, without drawing anything anew. */
  remember: (answers: Answers) => void;
};

/** The registration of this tab: it survives a reload and a visit to the bank, and nothing else. */
export function useProgress(): Registration {
  const [progress, setProgress] = useState(BEGINNING);
  const [ready, setReady] = useState(false);
  const kept = useRef(BEGINNING);
  useEffect(() => {
    let here = true;
    void readKept(readStored()).then((found) => {
      if (!here) return;
      kept.current = found;
      setProgress(found);
      setReady(true);
    });
    return () => {
      here = false;
    };
  }, []);
  const latest = useCallback(() => kept.current, []);
  const update = useCallback((changes: Partial<Progress>) => {
    kept.current = { ...kept.current, ...changes };
    store(kept.current);
    setProgress(kept.current);
  }, []);
  const remember = useCallback((answers: Answers) => {
    kept.current = { ...kept.current, answers };
    store(kept.current);
  }, []);
  return { progress, ready, latest, update, remember };
}

function readStored(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null; // storage is blocked: the registration lives as long as the page
  }
}

function store(progress: Progress): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // blocked or full: the page itself still knows everything
  }
}
