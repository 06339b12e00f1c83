import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** All headers that the office reads. Others, such as a forged address, are dropped. */
const TO_OFFICE = [
  ...['cookie', 'content-type', 'content-length', 'transfer-encoding'],
  ...['origin', 'referer', 'sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest', 'sec-fetch-user'],
  ...['accept', 'accept-encoding', 'accept-language', 'user-agent'],
  ...['if-none-match', 'if-modified-since', 'range', 'x-client-ip'],
];

/** Headers of the connection, not of the response. */
const HOP_BY_HOP_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'trailer'];

export function officeRequestHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(
    TO_OFFICE.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Alternating names and values, as the office sent them. */
export function officeResponseHeaders(raw: readonly string[]): string[] {
  return raw.filter((_, at) => {
    const name = raw[at - (at % 2)] ?? '';
    return !HOP_BY_HOP_HEADERS.includes(name.toLowerCase());
  });
}
