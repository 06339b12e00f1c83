import { Parser } from 'htmlparser2';
import type { SafeHtml } from '@/lib/html/safe-html';
import { CARD_LENGTH, cut } from '@/lib/html/truncate';

/** The words of markup in one line, for fields that take no markup. */
export function plainText(html: SafeHtml): string {
  const words: string[] = [];
  const parser = new Parser({
    ontext: (text) => words.push(text),
    onclosetag: () => words.push(' '),
  });
  parser.end(html);
  return cut(words.join('').replace(/\s+/g, ' ').trim(), CARD_LENGTH);
}
