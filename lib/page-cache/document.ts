import { Parser } from 'htmlparser2';
import { sourceHash } from './source-hash';

export type PageFacts = {
  html: string;
  /** CSP sources of the inline scripts that stay. */
  scriptHashes: string[];
  /** Files that the page named, and names no more. */
  sources: string[];
  /** A read failed and nothing was kept: this page must not live long. */
  degraded: boolean;
  /** The status that the page asks to be answered with. */
  status: number | undefined;
};

type Cut = { from: number; to: number };

type Scanned = Omit<PageFacts, 'html'> & {
  /** Files that run, with the preloads that announce them. */
  files: Cut[];
  inline: Cut[];
  /** React separates neighbouring texts with empty comments, for hydration only. */
  comments: Cut[];
};

const executable = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/** React's markup without what a document does not need: framework scripts, preloads, payload. */
export function toDocument(html: string): PageFacts {
  const { files, inline, comments, degraded, status } = scan(html);
  const bare = cut(html, [...files, ...inline, ...comments]);
  return { html: bare, scriptHashes: [], sources: [], degraded, status };
}

/** An app keeps its inline scripts, and starts its files once it is painted. */
export function toApp(html: string): PageFacts {
  const { files, sources, scriptHashes, degraded, status } = scan(html);
  return { html: cut(html, files), scriptHashes, sources, degraded, status };
}

/** One pass over the markup. A parser, not a pattern: text and attributes may look like tags. */
function scan(html: string): Scanned {
  const found: Scanned = {
    files: [],
    sources: [],
    inline: [],
    comments: [],
    scriptHashes: [],
    degraded: false,
    status: undefined,
  };
  let script: { from: number; src: string | undefined; body: string } | undefined;

  const parser = new Parser({
    onopentag(name, attributes) {
      const { src, type = '', nomodule } = attributes;
      if (name === 'script' && executable.has(type)) {
        script = { from: parser.startIndex, src, body: '' };
        // For engines without modules, which fetch nothing else of the site either.
        if (src !== undefined && nomodule === undefined) found.sources.push(src);
      } else if (name === 'link' && isScriptPreload(attributes)) {
        found.files.push({ from: parser.startIndex, to: parser.endIndex + 1 });
      } else if (name === 'data') {
        found.degraded ||= attributes['data-degraded'] !== undefined;
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

/** Not there, or not answering; anything else is the framework's to say. */
function readStatus(value: string | undefined): number | undefined {
  const status = Number(value);
  const failing = Number.isInteger(status) && status >= 500 && status < 600;
  return failing || status === 404 ? status : undefined;
}

function cut(html: string, cuts: readonly Cut[]): string {
  let kept = '';
  let at = 0;
  for (const { from, to } of cuts.toSorted((a, b) => a.from - b.from)) {
    kept += html.slice(at, from);
    at = to;
  }
  return kept + html.slice(at);
}
