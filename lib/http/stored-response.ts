import type { IncomingMessage } from 'node:http';
import { hasTag, isUnchanged } from './conditional';
import type { Copies } from './copies';
import { type Encoding, encodingFor, MIN_COMPRESSED_BYTES } from './encodings';
import type { SiteResponse } from './site-response';

/** A page or file in memory, with all headers except those of the content encoding. */
export type StoredResponse = {
  status: number;
  /** Identifies the bytes among the compressed copies. */
  version: string;
  /** Alternating names and values, the fastest form for Node. */
  headers: readonly string[];
  /** For conditional requests. */
  validator: { tag: string } | { modified: number };
  body: Buffer;
  isText: boolean;
};

const VARY = ['vary', 'Accept-Encoding'];

/** The headers of one body, cached because most clients ask for the same encoding. */
type Headers = { body: Buffer; headers: readonly string[] };
const made = new WeakMap<StoredResponse, Map<Encoding | undefined, Headers>>();

/** Sends the body in the best encoding that the client accepts, or 304. */
export function sendStored(
  request: IncomingMessage,
  response: SiteResponse,
  answer: StoredResponse,
  copies: Copies,
): void {
  const { status, validator, version, body, isText } = answer;
  const isKnown =
    'tag' in validator ? hasTag(request, validator.tag) : isUnchanged(request, validator.modified);
  if (status === 200 && isKnown) {
    response.sendComplete(304, sharedHeaders(answer));
    return;
  }
  const mayCompress = isText && body.length >= MIN_COMPRESSED_BYTES;
  const encoding = mayCompress ? encodingFor(request.headers['accept-encoding']) : undefined;
  const sent = encoding ? copies.of(version, encoding, body) : body;
  const isHead = request.method === 'HEAD';
  response.sendComplete(status, headersFor(answer, encoding, sent), isHead ? undefined : sent);
}

function headersFor(
  answer: StoredResponse,
  encoding: Encoding | undefined,
  body: Buffer,
): readonly string[] {
  const all = made.get(answer) ?? new Map<Encoding | undefined, Headers>();
  made.set(answer, all);
  const known = all.get(encoding);
  // A better copy may have replaced the body, with another length.
  if (known?.body === body) return known.headers;
  const coding = encoding ? ['content-encoding', encoding] : [];
  const headers = [...sharedHeaders(answer), ...coding, 'content-length', String(body.length)];
  all.set(encoding, { body, headers });
  return headers;
}

function sharedHeaders({ headers, isText }: StoredResponse): readonly string[] {
  return isText ? [...headers, ...VARY] : headers;
}

export function flat(headers: Readonly<Record<string, string | string[]>>): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => [name, one]),
  );
}
