import type { Verse } from '@/content/blocks';

/** The most characters that fit into one line at 320 px. */
const ONE_LINE = 34;

/** A verse above its translation; reserves its height while its font loads. */
export function VerseLine({ verse }: { verse: Verse }) {
  return (
    <p className="verse-line">
      <span lang={verse.lang}>{verse.text}</span>{' '}
      <span data-lines={verse.meaning.length > ONE_LINE ? 2 : 1}>{verse.meaning}</span>
    </p>
  );
}
