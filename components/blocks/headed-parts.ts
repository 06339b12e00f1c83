import type { Block, Blocks } from '@/content/blocks';

export type HeadedPart = { heading: string | null; blocks: Block[] };

/** Splits a text at its headings, for pages that show the parts side by side. */
export function headedParts(blocks: Blocks): HeadedPart[] {
  const parts: HeadedPart[] = [];
  for (const block of blocks) {
    if (typeof block !== 'string' && block.kind === 'heading')
      parts.push({ heading: block.text, blocks: [] });
    else if (parts.length === 0) parts.push({ heading: null, blocks: [block] });
    else parts.at(-1)?.blocks.push(block);
  }
  return parts;
}
