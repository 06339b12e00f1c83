import { Parser } from 'htmlparser2';
import { startedBy } from './listed';

export type PageScripts = { inline: string[]; addresses: string[] };

/** Blocks that never become scripts: enhance/app makes a style of `app-styles`. */
const DATA = /^(application\/ld\+json|speculationrules|app-styles)$/;

/** Every script of a page: inline, linked or preloaded, and those that they name. */
export function readPage(html: string): PageScripts {
  const inline: string[] = [];
  const addresses = new Set<string>();
  let text: string | undefined;
  const parser = new Parser({
    onopentag(name, { src, type = '', rel = '', as, href, 'data-files': files = '' }) {
      if (name === 'script' && src !== undefined) addresses.add(src);
      else if (name === 'script' && !DATA.test(type)) text = '';
      for (const file of files.split(' ').filter(Boolean)) addresses.add(file);
      const isPreload = rel === 'modulepreload' || (rel === 'preload' && as === 'script');
      if (name === 'link' && href !== undefined && isPreload) addresses.add(href);
    },
    ontext(part) {
      if (text !== undefined) text += part;
    },
    onclosetag(name) {
      if (name !== 'script' || text === undefined) return;
      inline.push(text);
      const { script } = startedBy(text);
      if (script) addresses.add(script);
      for (const path of builtFilesIn(text)) addresses.add(path);
      text = undefined;
    },
  });
  parser.end(html);
  return { inline, addresses: [...addresses] };
}

/** The build's script files that a text names: some are loaded later. */
export function builtFilesIn(text: string): string[] {
  const named = text.matchAll(/\bstatic\/chunks\/[\w.~-]+\.js/g);
  return [...new Set([...named].map(([path]) => `/_next/${path}`))];
}
