import type { z } from 'zod';
import { providerFault } from './provider-entities';
import { ProviderError } from './provider-error';

const TIMEOUT_MS = 6_000;

export type ProviderAccess = {
  /** Asked at each call: the sandbox learns its own address only once it listens. */
  baseUrl: () => string;
  keyId: string;
  keySecret: string;
  /** Tests answer without a socket. */
  fetch?: typeof globalThis.fetch;
};

export type ProviderHttp = <S extends z.ZodType>(
  method: 'GET' | 'POST',
  path: string,
  schema: S,
  body?: unknown,
) => Promise<z.output<S>>;

/** One call with a time limit. Nothing that it throws or says holds a key. */
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
    throw new ProviderError('unreachable', `the provider's answer to ${path} is not understood`);
  };
}

async function send(path: string, call: () => Promise<Response>): Promise<unknown> {
  const { status, text } = await call()
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch((error: unknown) => {
      throw new ProviderError('unreachable', `no answer to ${path}`, { cause: error });
    });
  const answer = parseJson(text);
  if (status >= 200 && status < 300) return answer;
  throw faultOf(status, answer, path);
}

function faultOf(status: number, answer: unknown, path: string): ProviderError {
  const said = providerFault.safeParse(answer);
  const description = said.success ? said.data.error.description : '';
  const message = `the provider answered ${path} with ${status} ${description}`.trim();
  if (status === 401 || status === 403) return new ProviderError('keys', message);
  if (status === 404 || (status === 400 && /id provided does not exist/i.test(description))) {
    return new ProviderError('unknown', message);
  }
  // 408, 425 and 429 say 'not now'; any other refusal would be the same the next time.
  const again = status >= 500 || [408, 425, 429].includes(status);
  return new ProviderError(again ? 'unreachable' : 'refused', message);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
