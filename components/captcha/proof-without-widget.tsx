'use client';

import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { contact } from '@/content/contact';
import type { CaptchaHandle } from './handle';

type State = 'open' | 'working' | 'passed';

const { label, working, passed, failed } = contact.captcha;

/** The same proof of work without the widget, which needs a secure context. */
export function ProofWithoutWidget({ ref }: { ref: Ref<CaptchaHandle> }) {
  const [state, setState] = useState<State>('open');
  const [problem, setProblem] = useState('');
  const proof = useRef(Promise.resolve(''));
  async function work(): Promise<string> {
    setState('working');
    setProblem('');
    try {
      const { solve } = await import('./solve-challenge');
      const token = await solve();
      setState('passed');
      return token;
    } catch {
      setState('open');
      setProblem(failed);
      return '';
    }
  }
  useImperativeHandle(ref, () => ({
    token: () => proof.current,
    reset() {
      proof.current = Promise.resolve('');
      setState('open');
    },
  }));
  const text = { open: label, working, passed }[state];
  return (
    <>
      <label className="captcha-plain">
        <input
          type="checkbox"
          checked={state !== 'open'}
          disabled={state !== 'open'}
          onChange={() => {
            proof.current = work();
          }}
        />
        <span>{text}</span>
      </label>
      <p role="status">{problem}</p>
    </>
  );
}
