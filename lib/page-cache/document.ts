import { Parser } from 'htmlparser2';
import { cutFrom, editHtml, type Range } from './edit-html';
import { sourceHash } from './source-hash';

export type PageFacts = {
  html: string;
  /** CSP sources of the remaining inline scripts. */
  scriptHashes: string[];
  /** Script files that were removed from the markup. */
  sources: string[];
  /** A read failed with no fallback: this page is stored for a short time only. */
  degraded: boolean;
  /** The HTTP status that the page asks for (`data-status`). */
  status: number | undefined;
  /** Any number of addresses can show this page (`data-unlisted`), so it is stored separately. */
  unlisted: boolean;
};

type Scanned = Omit<PageFacts, 'html'> & {
  /** Script files and their preload links. */
  files: Range[];
  inline: Range[];
  /** Where the attributes of inline scripts with hydration data begin. */
  data: number[];
  /** React separates neighbouring texts with empty comments, for hydration only. */
  comments: Range[];
};

const executable = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/** Such a script only appends to an array. */
const HYDRATION_DATA = /^\(?self\.__next_f\b/;

/** Removes what a document does not need: framework scripts, preloads, payload. */
export function toDocument(html: string): PageFacts {
  const { files, inline, comments, degraded, status, unlisted } = scan(html);
  const stripped = cutFrom(html, [...files, ...inline, ...comments]);
  return { html: stripped, scriptHashes: [], sources: [], degraded, status, unlisted };
}

/**
 * An app is complete without scripts. Its data is put into blocks that the browser does not run;
 * enhance/app turns them into scripts and adds the files when the form is touched.
 */
export function toApp(html: string): PageFacts {
  const { files, data, sources, scriptHashes, degraded, status, unlisted } = scan(html);
  const edits = [
    ...files.map((range) => ({ ...range, text: '' })),
    ...data.map((at) => ({ from: at, to: at, text: ' type="app-data"' })),
  ];
  return { html: editHtml(html, edits), scriptHashes, sources, degraded, status, unlisted };
}

/** One pass. A parser rather than a pattern: text and attributes may look like tags. */
function scan(html: string): Scanned {
  const found: Scanned = {
    files: [],
    sources: [],
    inline: [],
    data: [],
    comments: [],
    scriptHashes: [],
    degraded: false,
    status: undefined,
    unlisted: false,
  };
  let script: { from: number; src: string | undefined; body: string } | undefined;

  const parser = new Parser({
    onopentag(name, attributes) {
      const { src, type = '', nomodule } = attributes;
      if (name === 'script' && executable.has(type)) {
        script = { from: parser.startIndex, src, body: '' };
        // `nomodule` scripts are dropped: engines that need them cannot run the rest of the site.
        if (src !== undefined && nomodule === undefined) found.sources.push(src);
      } else if (name === 'link' && isScriptPreload(attributes)) {
        found.files.push({ from: parser.startIndex, to: parser.endIndex + 1 });
      } else if (name === 'data') {
        found.degraded ||= attributes['data-degraded'] !== undefined;
        found.unlisted ||= attributes['data-unlisted'] !== undefined;
        found.status ??= readStatus(attributes['data-status']);
      }
    },
    ontext(text) {
      if (script) script.body += text;
    },
    oncomment() {
      found.comments.push({ from: parser.startIndex, to: parser.endIndex + 1 });
    },
    onclosetag(name) {
      if (name !== 'script' || !script) return;
      const whole = { from: script.from, to: parser.endIndex + 1 };
      if (script.src === undefined) {
        found.inline.push(whole);
        if (HYDRATION_DATA.test(script.body)) found.data.push(script.from + '<script'.length);
        found.scriptHashes.push(sourceHash(script.body));
      } else {
        found.files.push(whole);
      }
      script = undefined;
    },
  });
  parser.end(html);
  return found;
}

function isScriptPreload(attributes: Record<string, string>): boolean {
  return (
    attributes.rel === 'modulepreload' ||
    (attributes.rel === 'preload' && attributes.as === 'script')
  );
}

/** 404 or 5xx; any other status is left to Next. */
function readStatus(value: string | undefined): number | undefined {
  const status = Number(value);
  const failing = Number.isInteger(status) && status >= 500 && status < 600;
  return failing || status === 404 ? status : undefined;
}
