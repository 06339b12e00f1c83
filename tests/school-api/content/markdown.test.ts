import { describe, expect, it } from 'vitest';
import { toHtml, toMarkdown } from '@/school-api/content/lists/markdown';

describe('the text of a news file', () => {
  it.each(['<p>Hello <em>Vraja</em></p>', '<h3>A heading</h3>\n<p>Text</p>'])(
    'is Markdown where that gives the same again: %s',
    (html) => {
      const markdown = toMarkdown(html) ?? '';
      expect(markdown).not.toContain('<');
      expect(toHtml(markdown.trim())).toBe(html);
    },
  );

  it('stays HTML for a paragraph that begins with a no-break space', () => {
    expect(toMarkdown('<p>\u00a0Hello</p>')).toBeNull();
  });
});
