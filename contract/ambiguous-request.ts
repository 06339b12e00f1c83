type Head = { httpVersion: string; rawHeaders: readonly string[] };

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/**
 * Whether another program could parse a request differently from Node (RFC 9112): a transfer coding
 * other than `chunked`, or with HTTP/1.0; no host, two, or an invalid one.
 */
export function isAmbiguous({ httpVersion, rawHeaders }: Head): boolean {
  const hosts = valuesOf(rawHeaders, 'host');
  const codings = valuesOf(rawHeaders, 'transfer-encoding');
  if (hosts.length > 1 || codings.length > 1 || !hosts.every((host) => HOST.test(host)))
    return true;
  if (httpVersion === '1.0') return codings.length > 0;
  const isChunked = codings.every((coding) => coding.toLowerCase() === 'chunked');
  return httpVersion !== '1.1' || hosts.length === 0 || !isChunked;
}

function valuesOf(rawHeaders: readonly string[], name: string): string[] {
  return rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name);
}
