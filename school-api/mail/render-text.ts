import type { Block, Footer, MailContent } from './mail-content';

export function renderText({ heading, blocks }: MailContent, { lines, links }: Footer): string {
  const footer = [...lines, ...links.map(({ label, href }) => `${label}: ${href}`)];
  return `${[heading, ...blocks.map(blockText), footer.join('\n')].join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
    case 'note':
      return block.text;
    case 'link':
      return `${block.label}:\n${block.href}`;
    case 'list':
      return block.items
        .map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${item}`)
        .join('\n');
    case 'code':
      return `    ${block.code}`;
    case 'rows':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  }
}
