import { ServerResponse } from 'node:http';
import { hasTag } from './conditional';
import type { DefaultHeaders } from './default-headers';
import { compressors, encodingFor, MIN_COMPRESSED_BYTES } from './encodings';
import { FRAMEWORK_HEADERS } from './framework-headers';
import { forFile, forSharedCopies } from './shared-copies';

/** Larger responses are streamed. */
const MAX_BODY = 1024 * 1024;
const TEXTS = /^(?:text\/|image\/svg\+xml|application\/(?:[\w.+-]*(?:json|xml)|javascript))/;

/** Request headers of Next's own router, which this site does not use between its pages. */
const INTERNAL = /^(?:rsc|next-)/i;

/** For pages that the page cache gave no policy. */
type PagePolicy = (path: string) => string;
type Bytes = string | Uint8Array;

/**
 * The response class of the site's server. It completes Next's responses: default headers, a `Vary`
 * without Next's own request headers, 304, and compression of text with a validator.
 */
export function siteResponse(defaults: DefaultHeaders, pagePolicy?: PagePolicy) {
  return class SiteResponse extends ServerResponse {
    readonly #path = this.req.url ?? '';
    #held: Bytes[] = [];
    #size = 0;

    /** Sends a response from memory that already has all its headers. */
    sendComplete(status: number, headers: readonly string[], body?: Buffer): void {
      super.writeHead(status, [...headers]);
      super.end(body);
    }

    /** Starts a response that already has all its headers; the body is then sent unchanged. */
    sendHead(status: number, headers: readonly string[]): void {
      super.writeHead(status, [...headers]);
    }

    override writeHead(...given: unknown[]): this {
      if (!this.headersSent) {
        stripFrameworkHeaders(this);
        const cacheControl = String(this.getHeader('cache-control') ?? '');
        const status = typeof given[0] === 'number' ? given[0] : this.statusCode;
        const how = forFile(this.#path, cacheControl, status);
        const caching = how ?? forSharedCopies(cacheControl, status);
        if (caching) this.setHeader('Cache-Control', caching);
        if (pagePolicy && /^text\/html\b/.test(String(this.getHeader('content-type')))) {
          const policy = pagePolicy(this.#path.split('?', 1)[0] ?? '');
          if (!this.hasHeader('content-security-policy'))
            this.setHeader('content-security-policy', policy);
        }
        for (const [name, value] of Object.entries(defaults(this.#path))) {
          if (!this.hasHeader(name)) this.setHeader(name, value);
        }
        this.emit('head');
      }
      return Reflect.apply(super.writeHead, this, given);
    }

    /** Compressible text is buffered until it ends. */
    override write(...given: unknown[]): boolean {
      const [piece] = given;
      if (!isBytes(piece) || !isCompressible(this)) return Reflect.apply(super.write, this, given);
      this.#hold(piece);
      if (this.#size > MAX_BODY)
        return super.write(joined(this.#held.splice(0)), callbackIn(given));
      callbackIn(given)?.();
      return true;
    }

    override flushHeaders(): void {
      if (!isCompressible(this)) super.flushHeaders();
    }

    override end(...given: unknown[]): this {
      const [piece] = given;
      if (isBytes(piece) && isCompressible(this)) this.#hold(piece);
      if (this.req.method === 'HEAD' && isCompressible(this)) addVary(this);
      if (this.#held.length === 0) return Reflect.apply(super.end, this, given);
      addVary(this);
      const done = callbackIn(given);
      const tag = this.getHeader('etag');
      if (this.statusCode === 200 && typeof tag === 'string' && hasTag(this.req, tag)) {
        this.statusCode = 304;
        this.removeHeader('Content-Length');
        return super.end(done);
      }
      const encoding = encodingFor(this.req.headers['accept-encoding']);
      const body = joined(this.#held);
      if (!encoding || this.#size < MIN_COMPRESSED_BYTES) return super.end(body, done);
      const copy = compressors[encoding].quick(body);
      this.setHeader('Content-Encoding', encoding);
      this.setHeader('Content-Length', copy.length);
      return super.end(copy, done);
    }

    #hold(piece: Bytes): void {
      this.#held.push(piece);
      this.#size += piece.length;
    }
  };
}

export type SiteResponse = InstanceType<ReturnType<typeof siteResponse>>;

/** Also removes from `Vary` the headers that sanitise-request removes from requests. */
function stripFrameworkHeaders(response: ServerResponse): void {
  for (const name of FRAMEWORK_HEADERS) response.removeHeader(name);
  const vary = [response.getHeader('vary') ?? []].flat().join(',').split(',');
  const remaining = vary.map((name) => name.trim()).filter((name) => name && !INTERNAL.test(name));
  if (remaining.length > 0) response.setHeader('Vary', remaining.join(', '));
  else response.removeHeader('vary');
}

function isCompressible(response: ServerResponse): boolean {
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

function isBytes(piece: unknown): piece is Bytes {
  return typeof piece === 'string' || piece instanceof Uint8Array;
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
