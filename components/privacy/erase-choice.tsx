import { useEffect, useRef, useState } from 'react';
import { myDataPanel } from '@/content/my-data';
import { Button } from '../ui/button';
import type { MyDataState } from './use-my-data';

const copy = myDataPanel.erase;

/** Asks once more, in its own place, before it erases. */
export function EraseChoice({ state, registered }: { state: MyDataState; registered: boolean }) {
  const [asking, setAsking] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (asking) question.current?.focus();
  }, [asking]);
  return (
    <section className="held-right" data-print="none">
      <h3 className="text-h3">{copy.heading}</h3>
      <p>
        {copy.lead} {registered ? copy.paid : null}
      </p>
      {asking ? (
        <div className="erase-question">
          <p ref={question} tabIndex={-1}>
            <strong>{copy.question}</strong>
          </p>
          <div className="mailbox-ways">
            <Button tone="secondary" busy={state.waiting === 'erase'} onClick={state.erase}>
              {copy.yes}
            </Button>
            <Button tone="quiet" onClick={() => setAsking(false)}>
              {copy.no}
            </Button>
          </div>
        </div>
      ) : (
        <Button tone="secondary" onClick={() => setAsking(true)}>
          {copy.action}
        </Button>
      )}
    </section>
  );
}
