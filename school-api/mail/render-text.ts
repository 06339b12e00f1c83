import type { Block, MailContent } from './mail-content';
import type { MailSchool } from './variables';

export function renderText(content: MailContent, school: MailSchool): string {
  const parts = [content.heading, ...content.blocks.map(blockText), signature(school).join('\n')];
  return `${parts.join('\n\n')}\n`;
}

export function signature(school: MailSchool): string[] {
  return [school.name, `Phone ${school.phone}`];
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
