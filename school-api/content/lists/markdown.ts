import { marked } from 'marked';
import TurndownService from 'turndown';

const turndown = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
});

/** Embedded HTML is kept as it is. */
export function toHtml(markdown: string): string {
  return marked
    .parse(markdown, { async: false, gfm: true })
    .replace(/<(blockquote|li)>\n+<p>/g, '<$1><p>')
    .replace(/<\/p>\n+<\/(blockquote|li)>/g, '</p></$1>')
    .replace(/(?<=^|>)[^<]+/g, withQuotes)
    .trim();
}

/** Quotation marks need no escaping between tags. */
function withQuotes(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#39;', "'");
}

/** Null when the conversion back would not give the same HTML, for example for merged table cells. */
export function toMarkdown(html: string): string | null {
  const markdown = turndown.turndown(html);
  // The file's body is trimmed, also of no-break spaces.
  return toHtml(markdown.trim()) === html.trim() ? markdown : null;
}
