import { Parser } from 'htmlparser2';

const BLOCK = /^(p|div|h[1-6]|li|blockquote|tr|br|ul|ol|table|figure|pre|hr)$/;

/** What somebody reads of a text with HTML: words, a line for each paragraph, pictures by their address. */
export function wordsOf(html: string): string {
  let words = '';
  const parser = new Parser({
    onopentag: (name, { src = '', alt = '' }) => {
      if (name === 'li') words += '\n• ';
      else if (name === 'img') words += ` [picture ${alt || src}] `;
      else if (BLOCK.test(name)) words += '\n';
    },
    ontext: (text) => {
      words += text.replace(/\s+/g, ' ');
    },
    onclosetag: (name) => {
      if (BLOCK.test(name)) words += '\n';
    },
  });
  parser.end(html);
  const lines = words.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join('\n');
}

/** Of any field: a text with HTML is read as its words. */
export const readable = (text: string) => (isHtml(text) ? wordsOf(text) : text);

export const isHtml = (text: string) => /<[a-z]/i.test(text);
