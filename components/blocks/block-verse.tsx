import type { Verse } from '@/content/blocks';

export function BlockVerse({ verse }: { verse: Verse }) {
  return (
    <figure className="block-verse">
      <blockquote>
        <p className="block-verse-text" lang={verse.lang}>
          {verse.text}
        </p>
        <p>{verse.meaning}</p>
      </blockquote>
      <figcaption>{verse.source}</figcaption>
    </figure>
  );
}
