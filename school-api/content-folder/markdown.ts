import { marked } from 'marked';
import TurndownService from 'turndown';

const turndown = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
});

/** Markdown as the HTML that the site keeps. HTML in between stays as it is. */
export function toHtml(markdown: string): string {
  return marked
    .parse(markdown, { async: false, gfm: true })
    .replace(/<(blockquote|li)>\n+<p>/g, '<$1><p>')
    .replace(/<\/p>\n+<\/(blockquote|li)>/g, '</p></$1>')
    .replace(/(?<=^|>)[^<]+/g, withQuotes)
    .trim();
}

/** Quotation marks need no escape between tags. */
function withQuotes(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#39;', "'");
}

/**
 * HTML as Markdown, or null where Markdown would not become exactly this HTML again: a table with
 * merged cells, say. Then it stays HTML.
 */
export function toMarkdown(html: string): string | null {
  const markdown = turndown.turndown(html);
  return toHtml(markdown) === html.trim() ? markdown : null;
}
