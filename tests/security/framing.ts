export const after = 'GET /after HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
const host = 'Host: localhost\r\n';
const inner = `GET /inner HTTP/1.1\r\n${host}\r\n`;
const chunked = 'Transfer-Encoding: chunked\r\n';
const chunks = (body: string) => `${chunked}\r\n${body}${inner}`;

/**
 * Requests with an ambiguous end (request smuggling): a server that reads one as two could send one
 * visitor another's response.
 */
export const ambiguous: readonly [string, string][] = [
  ['length and chunks', `Content-Length: 4\r\n${chunks('0\r\n\r\n')}`],
  ['chunks and length', `${chunked}Content-Length: 4\r\n\r\n0\r\n\r\n${inner}`],
  ['two lengths', `Content-Length: 4\r\nContent-Length: 6\r\n\r\nabcd${inner}`],
  ['the same length twice', `Content-Length: 4\r\nContent-Length: 4\r\n\r\nabcd${inner}`],
  ['two lengths in one', `Content-Length: 4, 6\r\n\r\nabcd${inner}`],
  ['the same length twice in one', `Content-Length: 4, 4\r\n\r\nabcd${inner}`],
  ['a length with a sign', `Content-Length: +4\r\n\r\nabcd${inner}`],
  ['a length below zero', `Content-Length: -1\r\n\r\n${inner}`],
  ['a length in another base', `Content-Length: 0x4\r\n\r\nabcd${inner}`],
  ['a length with a blank inside', `Content-Length: 4 4\r\n\r\nabcd${inner}`],
  ['a length without end', `Content-Length: 99999999999999999999\r\n\r\nabcd${inner}`],
  ['an empty length', `Content-Length:\r\n\r\n${inner}`],
  ['chunks twice', `${chunked}${chunks('0\r\n\r\n')}`],
  ['chunks twice in one', `Transfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n${inner}`],
  ['another coding and chunks', `Transfer-Encoding: identity\r\n${chunks('0\r\n\r\n')}`],
  ['chunks and another coding', `${chunked}Transfer-Encoding: identity\r\n\r\n0\r\n\r\n${inner}`],
  ['a compressed body in chunks', `Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n${inner}`],
  ['a coding behind a comma', `Transfer-Encoding: ,chunked\r\n\r\n0\r\n\r\n${inner}`],
  ['a coding before blanks', `Transfer-Encoding: chunked \t\r\n\r\n0\r\n\r\n${inner}`],
  ['an unknown coding', `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${inner}`],
  ['a quoted coding', `Transfer-Encoding: "chunked"\r\n\r\n0\r\n\r\n${inner}`],
  ['a coding behind a control sign', `Transfer-Encoding: \u000bchunked\r\n\r\n0\r\n\r\n${inner}`],
  ['an empty coding and a length', `Transfer-Encoding:\r\nContent-Length: 4\r\n\r\nabcd${inner}`],
  ['chunks that are not last', `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${inner}`],
  ['a blank before the colon', `Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${inner}`],
  ['a tab before the colon', `Content-Length\t: 4\r\n\r\nabcd${inner}`],
  ['a folded line', `X-A: 1\r\n Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n${inner}`],
  ['a folded first line', ` X-A: 1\r\nContent-Length: 4\r\n\r\nabcd${inner}`],
  ['a folded coding', `Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n${inner}`],
  ['a line that ends early', `X-A: 1\rContent-Length: 4\r\n\r\nabcd${inner}`],
  ['a zero byte', `X-A: \u0000\r\n\r\n${inner}`],
  ['a chunk with a bad size', chunks('zz\r\nabcd\r\n0\r\n\r\n')],
  ['a chunk without a size', chunks('\r\nabcd\r\n0\r\n\r\n')],
  ['a chunk with a sign', chunks('-1\r\nabcd\r\n0\r\n\r\n')],
  ['a chunk in another base', chunks('0x4\r\nabcd\r\n0\r\n\r\n')],
  ['a chunk with a blank before its size', chunks(' 4\r\nabcd\r\n0\r\n\r\n')],
  ['a chunk size too large', chunks(`${'f'.repeat(17)}\r\na\r\n0\r\n\r\n`)],
  ['a chunk size that begins anew at zero', chunks('10000000000000004\r\nabcd\r\n0\r\n\r\n')],
  ['a chunk longer than it says', chunks('2\r\nabcd\r\n0\r\n\r\n')],
  ['a chunk size that ends with CR alone', chunks('4\rabcd\r\n0\r\n\r\n')],
  ['a chunk extension with CR alone', chunks('4;a\rb\r\nabcd\r\n0\r\n\r\n')],
  ['another host as well', 'Host: example.org\r\nContent-Length: 0\r\n\r\n'],
];

/**
 * What the site refuses and nginx reads in the only possible way: each has a four-letter body, which
 * the site must receive reframed.
 */
export const lenient: readonly [string, string][] = [
  ['a header that ends with LF alone', 'X-A: 1\nContent-Length: 4\r\n\r\nabcd'],
  ['a head that ends with LF alone', 'Content-Length: 4\n\nabcd'],
  ['a coding that ends with LF alone', `Transfer-Encoding: chunked\n\r\n4\r\nabcd\r\n0\r\n\r\n`],
  ['a line without a colon', 'X-A\r\nContent-Length: 4\r\n\r\nabcd'],
  ['a chunk size that ends with LF alone', `${chunked}\r\n4\nabcd\r\n0\r\n\r\n`],
  ['a chunk extension that ends with LF alone', `${chunked}\r\n4;a\nabcd\r\n0\r\n\r\n`],
  ['a blank behind a chunk size', `${chunked}\r\n4 \r\nabcd\r\n0\r\n\r\n`],
  ['an open quote in a chunk extension', `${chunked}\r\n4;a="\r\nabcd\r\n0\r\n\r\n`],
  ['a chunk that ends with LF alone', `${chunked}\r\n4\r\nabcd\n0\r\n\r\n`],
  ['a last chunk that ends with LF alone', `${chunked}\r\n4\r\nabcd\r\n0\n\n`],
  ['a length behind the chunks', `${chunked}\r\n4\r\nabcd\r\n0\r\nContent-Length: 9\r\n\r\n`],
];

/** Complete requests with ambiguous version, host or target. */
export const unclear: readonly [string, string][] = [
  ['chunks in HTTP/1.0', `POST /outer HTTP/1.0\r\n${host}${chunks('0\r\n\r\n')}`],
  [
    'chunks in HTTP/1.0 that stays open',
    `POST /outer HTTP/1.0\r\n${host}Connection: keep-alive\r\n${chunks('0\r\n\r\n')}`,
  ],
  ['no host', `GET /outer HTTP/1.1\r\n\r\n${inner}`],
  ['an empty host', `GET /outer HTTP/1.1\r\nHost:\r\n\r\n${inner}`],
  ['a host with a path', `GET /outer HTTP/1.1\r\nHost: localhost/x?\r\n\r\n${inner}`],
  ['a host with a user', `GET /outer HTTP/1.1\r\nHost: localhost@example.org\r\n\r\n${inner}`],
  ['the same host twice', `GET /outer HTTP/1.1\r\n${host}${host}\r\n${inner}`],
  ['no version', `GET /outer\r\n\r\n${inner}`],
  ['HTTP/1.2', `GET /outer HTTP/1.2\r\n${host}\r\n${inner}`],
  ['HTTP/2 in words', `GET /outer HTTP/2.0\r\n${host}\r\n${inner}`],
  ['the preface of HTTP/2', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${inner}`],
  ['a line that ends with LF', `GET /outer HTTP/1.1\n${host}\r\n${inner}`],
  ['a blank in the path', `GET /outer x HTTP/1.1\r\n${host}\r\n${inner}`],
];

const length = `Content-Length: ${inner.length}\r\n`;
const inChunks = `${chunked}\r\n${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`;

/** The body looks like a request, and is one to a server that expects no body there. */
export const bodies: readonly [string, string][] = [
  ['of a GET', `GET /outer HTTP/1.1\r\n${host}${length}\r\n${inner}`],
  ['of a GET, in chunks', `GET /outer HTTP/1.1\r\n${host}${inChunks}`],
  ['of a HEAD', `HEAD /outer HTTP/1.1\r\n${host}${length}\r\n${inner}`],
  ['after an early answer', `POST /early HTTP/1.1\r\n${host}${length}\r\n${inner}`],
  ['after an early answer, in chunks', `POST /early HTTP/1.1\r\n${host}${inChunks}`],
  ['sent unasked', `POST /early HTTP/1.1\r\n${host}Expect: 100-continue\r\n${length}\r\n${inner}`],
  ['that is not expected', `POST /outer HTTP/1.1\r\n${host}Expect: x\r\n${length}\r\n${inner}`],
  [
    'whose length is of the connection alone',
    `POST /outer HTTP/1.1\r\n${host}Connection: content-length\r\n${length}\r\n${inner}`,
  ],
];
