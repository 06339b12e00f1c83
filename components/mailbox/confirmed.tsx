import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button';

interface Props {
  tone?: 'secondary' | 'quiet';
  copy: { action: string; question: string; yes: string; no: string };
  busy: boolean;
  onYes: () => void;
}

/** Asks for confirmation inline. */
export function Confirmed({ tone = 'quiet', copy, busy, onYes }: Props) {
  const [asking, setAsking] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (asking) question.current?.focus();
  }, [asking]);
  if (!asking) {
    return (
      <Button tone={tone} onClick={() => setAsking(true)}>
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
        <Button tone="quiet" onClick={() => setAsking(false)}>
          {copy.no}
        </Button>
      </div>
    </div>
  );
}
