import type { Readable } from 'node:stream';
import { type Dispatcher, request } from 'undici';
import type { z } from 'zod';
import {
  calls,
  errorBody,
  parseBody,
  parseJson,
  type ResponseOf,
  readResponse,
  type WriteName,
} from '@/contract';
import { limitKeyFor } from '@/contract/limit-key';
import { env } from '@/lib/env';
import { recordUpstreamCall } from '@/lib/metrics/upstream';
import { readText } from './body';
import { NoConnectionError } from './connection-pool';
import { poolFor } from './pools';
import { failure, type ReadError } from './result';

export type PostBody =
  | { json: unknown }
  /** Some servers refuse uploads of unknown length. */
  | { stream: Readable; contentType: string; contentLength?: number };

export type PostContext = {
  /** The visitor's own value; '' without one. */
  userId: string;
  requestId: string;
  /** For the API's rate limits, if it trusts this site. */
  clientIp?: string;
  /** Aborted when the visitor disconnects. */
  signal?: AbortSignal;
};

/** A refusal by the API, with its error if it has one in the contract's format. */
export type Refusal = ReadError & {
  refused?: z.output<typeof errorBody>['error'];
  /** Seconds to wait, from Retry-After. */
  retryAfter?: number;
};

export type PostResult<T> = { ok: true; status: number; data: T } | { ok: false; error: Refusal };

/** A donor's certificate of up to 2 MB is a third larger in base64. */
const MAX_BYTES: Partial<Record<WriteName, number>> = { 'receipt-file': 4 * 1024 * 1024 };

function headersFor(body: PostBody, { userId, requestId, clientIp }: PostContext) {
  return {
    user_id: userId,
    accept: 'application/json',
    'x-request-id': requestId,
    'content-type': 'json' in body ? 'application/json' : body.contentType,
    ...('contentLength' in body && { 'content-length': String(body.contentLength) }),
    // The embedded API reads x-client-ip, other servers the usual header.
    ...(clientIp && { 'x-forwarded-for': clientIp, 'x-client-ip': clientIp }),
  };
}

function refusal(status: number, text: string | null, retryAfter: number) {
  const parsed = errorBody.safeParse(text === null ? undefined : parseJson(text));
  const error: Refusal = {
    ...failure('http', `answered ${status}`, status).error,
    ...(parsed.success && { refused: parsed.data.error }),
    ...(retryAfter > 0 && { retryAfter: Math.ceil(retryAfter) }),
  };
  return { ok: false as const, error };
}

async function send<N extends WriteName>(
  name: N,
  body: PostBody,
  context: PostContext,
  signal: AbortSignal | undefined,
  dispatcher: Dispatcher,
): Promise<PostResult<ResponseOf<N>>> {
  const call = calls[name];
  const response = await request(`${env().SCHOOL_API_URL}/api/${call.path}`, {
    method: 'POST',
    dispatcher,
    signal,
    headers: headersFor(body, context),
    body: 'json' in body ? JSON.stringify(body.json) : body.stream,
  });
  const status = response.statusCode;
  const success: readonly number[] = call.success;
  const text = await readText(response.body, MAX_BYTES[name]);
  if (!success.includes(status)) {
    return refusal(status, text, Number(response.headers['retry-after'] ?? 0));
  }
  if (text === null) return failure('contract', 'body too large', status);
  const reading = readResponse(name, parseBody(text));
  if (!reading.ok) return failure('contract', `wrong at ${reading.fields.join(', ')}`, status);
  return { ok: true, status, data: reading.data };
}

/** One POST of the contract. Never retried: a call without a response may have been executed. */
export async function postCall<N extends WriteName>(
  name: N,
  body: PostBody,
  context: PostContext,
): Promise<PostResult<ResponseOf<N>>> {
  const startedAt = performance.now();
  const result = await sendInTime(name, body, context);
  const { requestId } = context;
  recordUpstreamCall({ call: name, requestId, startedAt }, result.ok ? undefined : result.error);
  return result;
}

async function sendInTime<N extends WriteName>(
  name: N,
  body: PostBody,
  context: PostContext,
): Promise<PostResult<ResponseOf<N>>> {
  const ms = env().SCHOOL_API_TIMEOUT_MS;
  const deadline = ms > 0 ? AbortSignal.timeout(ms) : undefined;
  const signals = [deadline, context.signal].filter((signal) => signal !== undefined);
  const signal = signals.length > 0 ? AbortSignal.any(signals) : undefined;
  try {
    const caller = limitKeyFor(context.clientIp ?? '');
    return await poolFor(name).run((dispatcher) => send(name, body, context, signal, dispatcher), {
      signal,
      caller,
    });
  } catch (error) {
    if (deadline?.aborted || error instanceof NoConnectionError)
      return failure('timeout', 'timed out');
    return failure('network', error instanceof Error ? error.message : 'connection failed');
  }
}
