import { type InlinePart, inlineParts } from '@/content/inline';
import { BreakableEmail } from '../ui/breakable-email';

/**
 * A text with its terms in italics and marked with their language, and its email addresses as links.
 */
export function Inline({ text }: { text: string }) {
  return inlineParts(text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    <Part key={index} {...part} />
  ));
}

function Part({ kind, text }: InlinePart) {
  if (kind === 'term') return <i lang="sa-Latn">{text}</i>;
  if (kind === 'text') return text;
  return (
    <a className="link inline-block" href={`mailto:${text}`}>
      <BreakableEmail email={text} />
    </a>
  );
}
