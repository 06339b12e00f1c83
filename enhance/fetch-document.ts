import { toTrustedHtml } from '@/enhance/trusted-html';

const TIMEOUT_MS = 15_000;

export interface Fetched {
  page: Document;
  url: URL;
  /** Style rules from the page's head, removed before parsing because the policy would block them. */
  rules: string;
}

/** Fetches a page of this site as an inert document. */
export async function fetchDocument(url: URL, signal: AbortSignal): Promise<Fetched> {
  const response = await fetch(url.pathname + url.search, {
    signal: AbortSignal.any ? AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) : signal,
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
  return {
    page: new DOMParser().parseFromString(toTrustedHtml(markup), 'text/html'),
    url: end,
    rules,
  };
}
