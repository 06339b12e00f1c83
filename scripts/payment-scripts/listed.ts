import { paymentScripts } from '@/content/payment-scripts';
import { afterFirstFrame } from '@/lib/page-cache/first-frame';

/** One script of a page: its text if inline, otherwise its address. */
export type PageScript = { inline: string } | { address: string };

export type Known = { site: string; bundle: string };

export function isListed(found: PageScript, { site, bundle }: Known): boolean {
  if ('inline' in found) return isListedText(found.inline, bundle);
  const { origin, pathname } = new URL(found.address, site);
  return paymentScripts.some((listed) => {
    if ('host' in listed) return origin === listed.host;
    return 'path' in listed && origin === site && isPath(pathname, listed.path);
  });
}

/** The whole text must match: anything could follow a known beginning. */
function isListedText(text: string, bundle: string): boolean {
  return paymentScripts.some((listed) => {
    if ('bundle' in listed) return text === bundle;
    if ('starter' in listed) return text.startsWith(listed.starter) && isStarter(text);
    return 'inline' in listed && text.startsWith(listed.inline) && isCall(text, listed.inline);
  });
}

/** Whether the rest is one call whose only argument is data. */
function isCall(text: string, start: string): boolean {
  const rest = /^(.*)\);?$/s.exec(text.slice(start.length));
  return parse(rest?.[1]) !== undefined;
}

function isStarter(text: string): boolean {
  return afterFirstFrame(startedBy(text)).tag === `<script>${text}</script>`;
}

/** What a page's inline starter loads. */
export function startedBy(text: string): { script: string; fonts: string[] } {
  const [, src, fonts] = /^\{let src=(".*?"),fonts=(\[.*?\]),missing=/s.exec(text) ?? [];
  const script = parse(src);
  return {
    script: typeof script === 'string' ? script : '',
    fonts: [parse(fonts)].flat().filter((font) => typeof font === 'string'),
  };
}

function parse(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? '');
  } catch {
    return undefined;
  }
}

/** `*` matches a name without a slash. */
function isPath(path: string, pattern: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return path === pattern;
  const name = path.slice(start.length, path.length - end.length);
  return path === start + name + end && name !== '' && !name.includes('/');
}
