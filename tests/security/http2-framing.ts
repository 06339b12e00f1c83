import type { Field } from './raw-http2';

const inner = 'GET /inner HTTP/1.1\r\nHost: localhost\r\n\r\n';

type Attack = {
  fields: readonly Field[];
  body?: string;
  /** Replaces the pseudo headers instead of following them. */
  replaces?: true;
};

const added = (...fields: Field[]): Attack => ({ fields });
const inPlace = (...fields: Field[]): Attack => ({ fields, replaces: true });

/** As HTTP/1.1 for the site, each of these could become two requests or another one. */
export const malformed: readonly [string, Attack][] = [
  ['chunks', { ...added(['transfer-encoding', 'chunked']), body: `0\r\n\r\n${inner}` }],
  [
    'chunks and a length',
    { ...added(['transfer-encoding', 'chunked'], ['content-length', '5']), body: '0\r\n\r\n' },
  ],
  ['another coding', added(['transfer-encoding', 'identity'])],
  ['a connection header', added(['connection', 'close'])],
  ['a connection header that names another', added(['connection', 'content-length'])],
  ['keep-alive', added(['keep-alive', 'timeout=5'])],
  ['proxy-connection', added(['proxy-connection', 'keep-alive'])],
  ['an upgrade', added(['upgrade', 'h2c'])],
  ['a value with a whole request', added(['x-a', `b\r\n\r\n${inner}`])],
  ['a value with a second header', added(['x-a', 'b\r\ntransfer-encoding: chunked'])],
  ['a value with LF', added(['x-a', 'b\nx-b: c'])],
  ['a value with CR', added(['x-a', 'b\rx-b: c'])],
  ['a value with a zero byte', added(['x-a', 'b\u0000c'])],
  ['a name with a second header', added(['x-a: b\r\nx-b', 'c'])],
  ['a name with a colon', added(['x-a: b', 'c'])],
  ['a name with a blank', added(['transfer-encoding ', 'chunked'])],
  ['a name in capitals', added(['Transfer-Encoding', 'chunked'])],
  ['an empty name', added(['', 'c'])],
  ['two methods', added([':method', 'GET'])],
  ['two paths', added([':path', '/inner'])],
  ['two schemes', added([':scheme', 'http'])],
  ['two authorities', added([':authority', 'example.org'])],
  ['an authority and another host', added(['host', 'example.org'])],
  ['an unknown pseudo header', added([':outer', 'b'])],
  ['a pseudo header of answers', added([':status', '200'])],
  [
    'a path with a whole request',
    inPlace([':path', `/ HTTP/1.1\r\nHost: localhost\r\n\r\n${inner}`]),
  ],
  ['a path with a version', inPlace([':path', '/inner HTTP/1.1'])],
  ['an empty path', inPlace([':path', ''])],
  ['a path of another server', inPlace([':path', 'http://example.org/inner'])],
  ['a method with a request', inPlace([':method', `${inner}POST`])],
  ['a method with a path', inPlace([':method', 'GET /inner'])],
  ['an authority with a header', inPlace([':authority', 'localhost\r\nx-a: b'])],
  ['a scheme with a header', inPlace([':scheme', 'https\r\nx-a: b'])],
  ['a length below the body’s', added(['content-length', '2'])],
  ['a length above the body’s', added(['content-length', '9'])],
  ['two lengths', added(['content-length', '4'], ['content-length', '6'])],
  ['the same length twice', added(['content-length', '4'], ['content-length', '4'])],
  ['a length of zero', { ...added(['content-length', '0']), body: inner }],
  ['a length below zero', { ...added(['content-length', '-1']), body: inner }],
  ['a length with a sign', added(['content-length', '+4'])],
];
