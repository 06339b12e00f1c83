import { Parser } from 'htmlparser2';
import { escapeHtml } from '../../../mail';

const BREAKS: ReadonlySet<string> = new Set([
  ...['p', 'div', 'br', 'li', 'ul', 'ol', 'tr', 'blockquote'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]);

/** What one would read, in one line: to find out whether a pasted text says the same. */
export function readableText(html: string): string {
  let text = '';
  const parser = new Parser({
    ontext: (part) => {
      text += part;
    },
    onopentagname: (name) => {
      if (BREAKS.has(name)) text += ' ';
    },
  });
  parser.end(html);
  return inOneLine(text);
}

/** A cell is text: its signs are shown, never run. Empty lines begin a paragraph. */
export function asHtml(cell: string): string {
  const paragraphs: string[][] = [[]];
  for (const line of cell.split(/\r\n|\r|\n/)) {
    if (line.trim() === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(escapeHtml(line.trim()));
  }
  const filled = paragraphs.filter((lines) => lines.length > 0);
  return filled.map((lines) => `<p>${lines.join('<br>')}</p>`).join('');
}

export const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
