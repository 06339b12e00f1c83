import { inlineParts } from '@/content/inline';

/** A text with its romanised Sanskrit and Hindi terms in italics, and in their language. */
export function Inline({ text }: { text: string }) {
  return inlineParts(text).map(({ kind, text: words }, index) =>
    kind === 'term' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
      <i key={index} lang="sa-Latn">
        {words}
      </i>
    ) : (
      words
    ),
  );
}
