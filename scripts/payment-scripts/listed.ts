import { paymentScripts } from '@/content/payment-scripts';
import { afterFirstFrame } from '@/lib/page-cache/first-frame';

/** One script of a page: its text where it stands in the page, else its address. */
export type Found = { inline: string } | { address: string };

/** Whether the inventory names it; `site` is the page's own origin. */
export function isListed(found: Found, site: string): boolean {
  if ('inline' in found) return isListedText(found.inline);
  const { origin, pathname } = new URL(found.address, site);
  return paymentScripts.some((listed) => {
    if ('host' in listed) return origin === listed.host;
    return 'path' in listed && origin === site && isPath(pathname, listed.path);
  });
}

/** The whole text counts: a beginning that is known could be followed by anything. */
function isListedText(text: string): boolean {
  return paymentScripts.some((listed) => {
    if ('starter' in listed) return text.startsWith(listed.starter) && isStarter(text);
    return 'inline' in listed && text.startsWith(listed.inline) && isCall(text, listed.inline);
  });
}

/** A call whose only argument is data. */
function isCall(text: string, start: string): boolean {
  const rest = /^(.*)\);?$/s.exec(text.slice(start.length));
  return parse(rest?.[1]) !== undefined;
}

function isStarter(text: string): boolean {
  const { files, fonts } = startedBy(text);
  const scripts = files.map(([src, type]) => ({ src, module: type === 'module' }));
  return afterFirstFrame({ scripts, fonts }).tag === `<script>${text}</script>`;
}

/** What the starter of a page loads, each script with its type. */
export function startedBy(text: string): { files: [string, string][]; fonts: string[] } {
  const [, files, fonts] = /^\{let files=(\[.*?\]),fonts=(\[.*?\]),missing=/s.exec(text) ?? [];
  const names = [parse(fonts)].flat().filter((font) => typeof font === 'string');
  return { files: pairs(parse(files)), fonts: names };
}

function pairs(value: unknown): [string, string][] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((pair: unknown) => {
    const [src, type] = Array.isArray(pair) ? pair : [];
    return typeof src === 'string' && typeof type === 'string' ? [[src, type]] : [];
  });
}

function parse(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? '');
  } catch {
    return undefined;
  }
}

/** `*` is a name without a slash. */
function isPath(path: string, pattern: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return path === pattern;
  const name = path.slice(start.length, path.length - end.length);
  return path === start + name + end && name !== '' && !name.includes('/');
}
