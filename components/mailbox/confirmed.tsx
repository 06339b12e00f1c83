import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../ui/button';

interface Props {
  tone?: 'secondary' | 'quiet';
  copy: { action: string; question: string; yes: string; no: string };
  busy: boolean;
  onYes: () => void;
}

/** Asks for confirmation inline; the focus goes with the question and comes back with a No. */
export function Confirmed({ tone = 'quiet', copy, busy, onYes }: Props) {
  const [asking, setAsking] = useState(false);
  const action = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLParagraphElement>(null);
  const ask = (asks: boolean) => {
    flushSync(() => setAsking(asks));
    (asks ? question : action).current?.focus();
  };
  if (!asking) {
    return (
      <Button ref={action} tone={tone} onClick={() => ask(true)}>
        {copy.action}
      </Button>
    );
  }
  return (
    <div className="erase-question">
      <p ref={question} tabIndex={-1}>
        <strong>{copy.question}</strong>
      </p>
      <div className="mailbox-ways">
        <Button tone="secondary" busy={busy} onClick={onYes}>
          {copy.yes}
        </Button>
        <Button tone="quiet" onClick={() => ask(false)}>
          {copy.no}
        </Button>
      </div>
    </div>
  );
}
