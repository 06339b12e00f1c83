import type { Block, Blocks } from '@/content/blocks';
import { plainText } from '@/content/inline';

/** The text of a block, without links and alternative texts. */
export function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
    case 'quote':
    case 'note':
      return block.text;
    case 'list':
      return block.items.join(' ');
    case 'facts':
      return block.items
        .flatMap((fact) => [fact.value, fact.label, fact.source ?? []].flat())
        .join(' ');
    case 'verse':
      return block.verse.meaning;
    case 'picture':
      return block.caption ?? '';
    case 'cards':
      return block.items.map((card) => `${card.heading} ${card.text}`).join(' ');
    case 'timeline':
      return block.entries.map((entry) => `${entry.heading} ${entry.text}`).join(' ');
    case 'timetable':
      return block.rows.flatMap((row) => [row.what, row.note ?? []].flat()).join(' ');
    case 'signature':
      return `${block.name} ${block.role}`;
    case 'gallery':
    case 'links':
      return '';
  }
}

export const wordsOf = (blocks: Blocks): string[] =>
  blocks.flatMap((block) => plainText(blockText(block)).split(/\s+/)).filter((word) => word !== '');

export function scenesOf(blocks: Blocks): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'picture') return [block.picture.scene];
    if (block.kind === 'gallery') return block.items.map((item) => item.scene);
    if (block.kind === 'cards') return block.items.flatMap((card) => card.picture?.scene ?? []);
    return [];
  });
}

export function linksOf(blocks: Blocks): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'links') return block.items.map((link) => link.href);
    if (block.kind === 'cards') return block.items.flatMap((card) => card.link?.href ?? []);
    return [];
  });
}
