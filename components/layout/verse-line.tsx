import type { Verse } from '@/content/blocks';

/** As many letters stand in one line at 320 px. */
const ONE_LINE = 34;

/** A line of scripture over what it means; keeps its room while its letters are on their way. */
export function VerseLine({ verse }: { verse: Verse }) {
  return (
    <p className="verse-line">
      <span lang={verse.lang}>{verse.text}</span>{' '}
      <span data-lines={verse.meaning.length > ONE_LINE ? 2 : 1}>{verse.meaning}</span>
    </p>
  );
}
