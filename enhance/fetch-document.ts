const PATIENCE = 15_000;

export interface Fetched {
  page: Document;
  url: URL;
}

/**
 * Reads a page of this site as a document. XMLHttpRequest parses HTML by itself, so no string
 * becomes markup here and the strictest policy (trusted types) holds.
 */
export function fetchDocument(url: URL, signal: AbortSignal): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error('not a page'));
    request.open('GET', url.pathname + url.search);
    request.responseType = 'document';
    request.timeout = PATIENCE;
    request.onerror = request.ontimeout = request.onabort = fail;
    request.onload = () => {
      const page: unknown = request.response;
      const end = new URL(request.responseURL);
      const html = /^text\/html\b/i.test(request.getResponseHeader('content-type') ?? '');
      if (request.status !== 200 || !html || end.origin !== url.origin) return fail();
      if (!(page instanceof Document)) return fail();
      end.hash ||= url.hash;
      resolve({ page, url: end });
    };
    signal.addEventListener('abort', () => request.abort());
    request.send();
  });
}
