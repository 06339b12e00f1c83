import type { z } from 'zod';
import { parseJson } from '@/contract';
import { readText } from '@/contract/read-bytes';
import { providerFault } from './provider-entities';
import { ProviderError } from './provider-error';

const TIMEOUT_MS = 6_000;
/** A hundred disputes with all their details are about 200 KB. */
const MAX_BYTES = 4 * 1024 * 1024;

export type ProviderAccess = {
  /** A function, because the sandbox's address is known only once the API listens. */
  baseUrl: () => string;
  keyId: string;
  keySecret: string;
  /** For tests without a socket. */
  fetch?: typeof globalThis.fetch;
};

type ProviderHttp = <S extends z.ZodType>(
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  schema: S,
  body?: unknown,
) => Promise<z.output<S>>;

/** One call with a timeout. Its errors contain no keys. */
export function providerHttp(access: ProviderAccess): ProviderHttp {
  const { keyId, keySecret, baseUrl, fetch = globalThis.fetch } = access;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return async (method, path, schema, body) => {
    const answer = await send(path, () =>
      fetch(`${baseUrl()}${path}`, {
        method,
        headers: { authorization, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    );
    const parsed = schema.safeParse(answer);
    if (parsed.success) return parsed.data;
    throw new ProviderError('unreachable', `the provider's response to ${path} is invalid`);
  };
}

async function send(path: string, call: () => Promise<Response>): Promise<unknown> {
  const { status, text } = await call()
    .then(async ({ status, body }) => ({ status, text: await readText(body, MAX_BYTES) }))
    .catch((error: unknown) => {
      throw new ProviderError('unreachable', `no response to ${path}`, { cause: error });
    });
  const answer = parseJson(text);
  if (status >= 200 && status < 300) return answer;
  throw errorFor(status, answer, path);
}

function errorFor(status: number, answer: unknown, path: string): ProviderError {
  const parsed = providerFault.safeParse(answer);
  const description = parsed.success ? parsed.data.error.description : '';
  const message = `the provider responded to ${path} with ${status} ${description}`.trim();
  if (status === 401 || status === 403) return new ProviderError('unauthorized', message);
  if (status === 404 || (status === 400 && /id provided does not exist/i.test(description))) {
    return new ProviderError('not_found', message);
  }
  // 408, 425 and 429 are temporary, like 5xx.
  const isTemporary = status >= 500 || [408, 425, 429].includes(status);
  return new ProviderError(isTemporary ? 'unreachable' : 'refused', message);
}
