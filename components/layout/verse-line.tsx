import type { Verse } from '@/content/blocks';

/** A line of scripture over what it means; keeps its room while its letters are on their way. */
export function VerseLine({ verse }: { verse: Verse }) {
  return (
    <p className="verse-line">
      <span lang={verse.lang}>{verse.text}</span> <span>{verse.meaning}</span>
    </p>
  );
}
