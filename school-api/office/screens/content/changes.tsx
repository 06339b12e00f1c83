import { diffWordsWithSpace } from 'diff';
import { Parser } from 'htmlparser2';

/** Two texts with little in common are shown one after the other instead. */
const LIMITS = { timeout: 300, maxEditLength: 4_000 };

/** Removed and added words; also announced. */
export function Changes({ before, after }: { before: string; after: string }) {
  const isText = isHtml(before) || isHtml(after);
  const [old, now] = isText ? [wordsOf(before), wordsOf(after)] : [before, after];
  if (old === now) {
    return (
      <p className="quiet">{before === after ? 'Nothing.' : 'Only the formatting changed.'}</p>
    );
  }
  const parts = diffWordsWithSpace(old, now, LIMITS) ?? [
    { removed: true, added: false, value: old },
    { removed: false, added: true, value: now },
  ];
  return (
    <div className="changes">
      {parts.map(({ added, removed, value }, at) => {
        const key = `${at}`;
        if (added) return <ins key={key}>{spoken('Added: ', value)}</ins>;
        if (removed) return <del key={key}>{spoken('Removed: ', value)}</del>;
        return <span key={key}>{value}</span>;
      })}
    </div>
  );
}

function spoken(what: string, value: string) {
  return (
    <>
      <span className="sr-only">{what}</span>
      {value}
      <span className="sr-only">. </span>
    </>
  );
}

const BLOCK = /^(p|div|h[1-6]|li|blockquote|tr|br|ul|ol|table|figure|pre|hr)$/;

/** A text with HTML as people read it: words, a line per paragraph, pictures by address. */
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

/** For any field: HTML is shown as its words. */
export const readable = (text: string) => (isHtml(text) ? wordsOf(text) : text);

const isHtml = (text: string) => /<[a-z]/i.test(text);
