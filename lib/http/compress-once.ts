import type { IncomingMessage, ServerResponse } from 'node:http';
import { Copies } from './copies';
import { encodingFor } from './encodings';
import type { Step } from './on-request';

const MAX_BODY = 1024 * 1024;
/** A smaller body fits into one packet as it is. */
const MIN_BODY = 1024;
const TEXTS = /^(?:text\/|image\/svg\+xml|application\/(?:[\w.+-]*(?:json|xml)|javascript))/;

type Bytes = string | Uint8Array;

const copies = new Copies(48 * 1024 * 1024);

/**
 * Pages and files are compressed when they are sent first, and the copies are sent ever after; the
 * framework would compress each answer anew. A page that the visitor has already is answered 304.
 */
export const compressOnce: Step = (request, response) => {
  const write = response.write.bind(response) as (...given: unknown[]) => boolean;
  const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
  const flushHeaders = response.flushHeaders.bind(response);
  const held: Bytes[] = [];
  let size = 0;

  const hold = (piece: Bytes) => {
    held.push(piece);
    size += piece.length;
  };

  /** A file comes in pieces: they are held until the last one. */
  response.write = ((...given: unknown[]) => {
    const [piece] = given;
    if (!isBytes(piece) || !isWanted(response)) return write(...given);
    hold(piece);
    if (size > MAX_BODY) return write(joined(held.splice(0)), callbackIn(given));
    callbackIn(given)?.();
    return true;
  }) as ServerResponse['write'];

  response.flushHeaders = () => {
    if (!isWanted(response)) flushHeaders();
  };

  response.end = ((...given: unknown[]) => {
    const [piece] = given;
    if (isBytes(piece) && isWanted(response)) hold(piece);
    if (request.method === 'HEAD' && isWanted(response)) addVary(response);
    if (held.length === 0) return end(...given);
    addVary(response);
    const done = callbackIn(given);
    if (isKnown(request.headers['if-none-match'], response)) {
      response.statusCode = 304;
      response.removeHeader('Content-Length');
      return end(done);
    }
    const accepted = [request.headers['accept-encoding']].flat().join();
    const encoding = size < MIN_BODY ? undefined : encodingFor(accepted);
    if (!encoding) return end(held.length === 1 ? held[0] : joined(held), done);
    const copy = copies.of(nameOf(request, response, size), encoding, () => joined(held));
    response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', copy.length);
    return end(copy, done);
  }) as ServerResponse['end'];
};

function isBytes(piece: unknown): piece is Bytes {
  return typeof piece === 'string' || piece instanceof Uint8Array;
}

function isWanted(response: ServerResponse): boolean {
  const { headersSent, statusCode } = response;
  return (
    !headersSent &&
    (statusCode === 200 || statusCode >= 400) &&
    (response.hasHeader('etag') || response.hasHeader('last-modified')) &&
    !response.hasHeader('content-encoding') &&
    Number(response.getHeader('content-length') ?? 0) <= MAX_BODY &&
    TEXTS.test(String(response.getHeader('content-type')))
  );
}

/** The same name, the same bytes: a tag is made of the content, a date is of one file. */
function nameOf(request: IncomingMessage, response: ServerResponse, size: number): string {
  const date = response.getHeader('last-modified');
  const version = response.getHeader('etag') ?? `${request.url} ${date}`;
  return `${version} ${size} ${response.getHeader('content-type')}`;
}

function joined(pieces: readonly Bytes[]): Buffer {
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
}

function callbackIn(given: readonly unknown[]): (() => void) | undefined {
  const last = given.at(-1);
  return typeof last === 'function' ? () => last() : undefined;
}

function addVary(response: ServerResponse): void {
  const vary = [response.getHeader('vary') ?? []].flat().join(', ');
  if (!/accept-encoding/i.test(vary)) {
    response.setHeader('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
  }
}

/** Compared weakly, as the rules for this header say. */
function isKnown(asked: string | undefined, response: ServerResponse): boolean {
  const tag = response.getHeader('etag');
  if (!asked || typeof tag !== 'string' || response.statusCode !== 200) return false;
  const bare = (text: string) => text.trim().replace(/^W\//, '');
  return asked.split(',').some((one) => bare(one) === bare(tag));
}
