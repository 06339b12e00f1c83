import { myDataPanel } from '@/content/my-data';
import { personalDataTitle } from '@/contract/facts/personal-data';
import type { Erasure } from '@/contract/requests/privacy';
import { dayInWords } from '@/lib/format/day-in-words';
import { FocusedHeading } from '../mailbox/focused-heading';
import { Button } from '../ui/button';
import type { MyDataState } from './use-my-data';

const copy = myDataPanel.erased;

/** What was erased, and what is kept and until when. */
export function ErasedView({ state, erased }: { state: MyDataState; erased: Erasure }) {
  const { kept } = erased;
  return (
    <>
      <FocusedHeading>{copy.heading}</FocusedHeading>
      {erased.erased.length === 0 ? <p>{copy.nothing}</p> : null}
      <List
        heading={copy.gone}
        lines={erased.erased.map(({ kind, count }) => `${personalDataTitle(kind)}: ${count}`)}
      />
      <List
        heading={copy.kept}
        lines={kept.map(({ kind, count, until }) =>
          copy.until
            .replace('{what}', personalDataTitle(kind))
            .replace('{count}', String(count))
            .replace('{day}', dayInWords(until)),
        )}
        notes={[...new Set(kept.map(({ why }) => why))]}
      />
      <p>{copy.backups}</p>
      <div className="mailbox-ways" data-print="none">
        <Button tone="quiet" onClick={state.finish}>
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
