import { asMarkup } from '@/enhance/markup';

const PATIENCE = 15_000;

export interface Fetched {
  page: Document;
  url: URL;
  /** The rules that the page carries in its head, cut out: a parsed page may not apply them. */
  rules: string;
}

/** Reads a page of this site as a document in which nothing runs. */
export async function fetchDocument(url: URL, signal: AbortSignal): Promise<Fetched> {
  const response = await fetch(url.pathname + url.search, {
    signal: AbortSignal.any ? AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]) : signal,
  });
  const end = new URL(response.url);
  const html = /^text\/html\b/i.test(response.headers.get('content-type') ?? '');
  if (response.status !== 200 || !html || end.origin !== url.origin) throw new Error('not a page');
  end.hash ||= url.hash;
  let rules = '';
  const style = /<style( media="all")?[^>]*>(.*?)<\/style>/gs;
  const markup = (await response.text()).replace(style, (_all, withoutScripts, css: string) => {
    if (!withoutScripts) rules += css;
    return '';
  });
  return { page: new DOMParser().parseFromString(asMarkup(markup), 'text/html'), url: end, rules };
}
