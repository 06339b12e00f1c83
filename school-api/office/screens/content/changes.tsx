import { diffWordsWithSpace } from 'diff';
import { isHtml, wordsOf } from './words-of';

type Props = { before: string; after: string };

/** Two texts that have little in common are shown one after the other instead. */
const LIMITS = { timeout: 300, maxEditLength: 4_000 };

/** What was taken away and what was added, word by word; also for ears. */
export function Changes({ before, after }: Props) {
  const isText = isHtml(before) || isHtml(after);
  const [old, now] = isText ? [wordsOf(before), wordsOf(after)] : [before, after];
  if (old === now) {
    return (
      <p className="quiet">{before === after ? 'Nothing.' : 'Only the formatting changed.'}</p>
    );
  }
  const parts = diffWordsWithSpace(old, now, LIMITS) ?? [
    { removed: true, added: false, value: old },
    { removed: false, added: true, value: now },
  ];
  return (
    <div className="changes">
      {parts.map(({ added, removed, value }, at) => {
        const key = `${at}`;
        if (added) return <ins key={key}>{spoken('Added: ', value)}</ins>;
        if (removed) return <del key={key}>{spoken('Removed: ', value)}</del>;
        return <span key={key}>{value}</span>;
      })}
    </div>
  );
}

function spoken(what: string, value: string) {
  return (
    <>
      <span className="sr-only">{what}</span>
      {value}
      <span className="sr-only">. </span>
    </>
  );
}
