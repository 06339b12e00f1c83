import { useState } from 'react';
import { myDataPanel } from '@/content/my-data';
import { CORRECTION_LENGTH } from '@/contract/facts/limits';
import { Button } from '../ui/button';
import { TextArea } from '../ui/field/text-area';
import type { MyDataState } from './use-my-data';

const copy = myDataPanel.correct;

/** Sent to the office, because a person must judge whose data it is and what is correct. */
export function CorrectForm({ state }: { state: MyDataState }) {
  const [text, setText] = useState('');
  const { correct, corrected, correctionError, waiting } = state;
  return (
    <section className="my-data-right" data-print="none">
      <h3 className="text-h3">{copy.heading}</h3>
      <p>{copy.lead}</p>
      <form
        method="post"
        noValidate
        className="mailbox-step"
        onSubmit={(event) => {
          event.preventDefault();
          void correct(text);
        }}
      >
        <TextArea
          label={copy.label}
          error={correctionError || undefined}
          live
          required
          rows={3}
          maxLength={CORRECTION_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" tone="secondary" busy={waiting === 'correct'}>
          {copy.send}
        </Button>
      </form>
      <p role="status" className="my-data-status">
        {corrected ? copy.sent : ''}
      </p>
    </section>
  );
}
