import { Parser } from 'htmlparser2';
import { sourceHash } from './source-hash';

export type PageFacts = {
  html: string;
  /** CSP sources of the inline scripts that stay. */
  scriptHashes: string[];
  /** A read failed and nothing was kept: this page must not live long. */
  degraded: boolean;
  /** The status that the page asks to be answered with. */
  status: number | undefined;
};

type Cut = { from: number; to: number };

const executable = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/** React's markup without what a document does not need: framework scripts, preloads, payload. */
export function toDocument(html: string, enhanceSrc: string): PageFacts {
  const { cuts, degraded, status } = scan(html);
  return { html: withScript(cut(html, cuts), enhanceSrc), scriptHashes: [], degraded, status };
}

/** An app keeps its scripts; the policy learns their hashes. */
export function toApp(html: string, enhanceSrc: string): PageFacts {
  const { scriptHashes, degraded, status } = scan(html);
  return { html: withScript(html, enhanceSrc), scriptHashes, degraded, status };
}

/** Hydration passes over what stands in the head and is not its own. */
function withScript(html: string, src: string): string {
  const script = `<script type="module" async fetchpriority="low" src="${src}"></script>`;
  return html.replace('</head>', () => `${script}</head>`);
}

/** One pass over the markup. A parser, not a pattern: text and attributes may look like tags. */
function scan(html: string): Omit<PageFacts, 'html'> & { cuts: Cut[] } {
  const cuts: Cut[] = [];
  const scriptHashes: string[] = [];
  let degraded = false;
  let status: number | undefined;
  let script: { from: number; inline: boolean; body: string } | undefined;

  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script' && executable.has(attributes.type ?? '')) {
        script = { from: parser.startIndex, inline: attributes.src === undefined, body: '' };
      } else if (name === 'link' && isScriptPreload(attributes)) {
        cuts.push({ from: parser.startIndex, to: parser.endIndex + 1 });
      } else if (name === 'data') {
        degraded ||= attributes['data-degraded'] !== undefined;
        status ??= readStatus(attributes['data-status']);
      }
    },
    ontext(text) {
      if (script) script.body += text;
    },
    oncomment() {
      // React separates neighbouring texts with empty comments, for hydration only.
      cuts.push({ from: parser.startIndex, to: parser.endIndex + 1 });
    },
    onclosetag(name) {
      if (name !== 'script' || !script) return;
      cuts.push({ from: script.from, to: parser.endIndex + 1 });
      if (script.inline) scriptHashes.push(sourceHash(script.body));
      script = undefined;
    },
  });
  parser.end(html);
  return { cuts, scriptHashes: [...new Set(scriptHashes)], degraded, status };
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

function cut(html: string, cuts: Cut[]): string {
  let kept = '';
  let at = 0;
  for (const { from, to } of cuts) {
    kept += html.slice(at, from);
    at = to;
  }
  return kept + html.slice(at);
}
