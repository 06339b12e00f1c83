import { Parser } from 'htmlparser2';
import type { Range } from './edit-html';

type Sheet = Range & { href: string };

export type Styles = {
  /** The links to style sheets, in their order. */
  sheets: Sheet[];
  /** Where the head ends: the start of `</head>`. */
  end: number;
  /** Whether the page has form controls. */
  hasControls: boolean;
};

const controls = new Set(['input', 'textarea', 'select']);

export function findStyles(html: string): Styles {
  const found: Styles = { sheets: [], end: -1, hasControls: false };
  const parser = new Parser({
    onopentag(name, { rel, href }) {
      found.hasControls ||= controls.has(name);
      if (name !== 'link' || rel !== 'stylesheet' || !href || found.end >= 0) return;
      found.sheets.push({ href, from: parser.startIndex, to: parser.endIndex + 1 });
    },
    onclosetag(name) {
      if (name === 'head' && found.end < 0) found.end = parser.startIndex;
    },
  });
  parser.end(html);
  return found;
}
