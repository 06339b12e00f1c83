import { useEffect, useRef } from 'react';
import { myDataPanel } from '@/content/my-data';
import { heldTitle } from '@/contract/facts/held';
import type { Erasure } from '@/contract/requests/privacy';
import { dayInWords } from '@/lib/format/day-in-words';
import { Button } from '../ui/button';
import type { MyDataState } from './use-my-data';

const copy = myDataPanel.erased;

/** What went, and what stays until when. */
export function ErasedView({ state, erased }: { state: MyDataState; erased: Erasure }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { kept } = erased;
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-h3">
        {copy.heading}
      </h2>
      {erased.erased.length === 0 ? <p>{copy.nothing}</p> : null}
      <List
        heading={copy.gone}
        lines={erased.erased.map(({ kind, count }) => `${heldTitle(kind)}: ${count}`)}
      />
      <List
        heading={copy.kept}
        lines={kept.map(({ kind, count, until }) =>
          copy.until
            .replace('{what}', heldTitle(kind))
            .replace('{count}', String(count))
            .replace('{day}', dayInWords(until)),
        )}
        notes={[...new Set(kept.map(({ why }) => why))]}
      />
      <p>{copy.backups}</p>
      <div className="mailbox-ways" data-print="none">
        <Button tone="quiet" onClick={state.restart}>
          {copy.again}
        </Button>
      </div>
    </>
  );
}

type Lines = { heading: string; lines: readonly string[]; notes?: readonly string[] };

function List({ heading, lines, notes = [] }: Lines) {
  if (lines.length === 0) return null;
  return (
    <section className="erased-list">
      <h3>{heading}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className="field-hint">
          {note}
        </p>
      ))}
    </section>
  );
}
