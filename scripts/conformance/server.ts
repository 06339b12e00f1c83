import { API_PREFIX, type CallName, calls, parseBody } from '@/contract';

const TIMEOUT_MS = 20_000;

export type Answer = {
  status: number;
  /** The parsed body, from `parseBody`. */
  body: unknown;
  type: string;
  location: string;
  /** Why there is no response; the status is then 0. */
  trouble: string;
};

export type Server = ReturnType<typeof openServer>;

/** Calls a server as the site does: the same headers, no redirects, a timeout. */
export function openServer(host: string) {
  const ask = async (path: string, init: RequestInit): Promise<Answer> => {
    try {
      const response = await fetch(host + path, {
        ...init,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { accept: 'application/json', user_id: 'conformance', ...init.headers },
      });
      return {
        status: response.status,
        body: parseBody(await response.text()),
        type: response.headers.get('content-type') ?? '',
        location: response.headers.get('location') ?? '',
        trouble: '',
      };
    } catch (error) {
      return { status: 0, body: undefined, type: '', location: '', trouble: reason(error) };
    }
  };
  return {
    get: (path: string) => ask(path, { method: 'GET' }),
    post: (name: CallName, body: BodyInit, type?: string) => {
      const headers = type === undefined ? undefined : { 'content-type': type };
      return ask(API_PREFIX + calls[name].path, { method: 'POST', body, headers });
    },
  };
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `timed out after ${TIMEOUT_MS / 1000} s`;
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}

export function describeAnswer({ status, trouble, location }: Answer): string {
  if (trouble !== '') return trouble;
  return location === '' ? `answers ${status}` : `answers ${status} and leads to ${location}`;
}

export function isJson({ body }: Answer): boolean {
  return body !== undefined && body !== '';
}

export function bodyType({ body, type }: Answer): string {
  return body === '' ? 'an empty body' : type;
}

export function isRefusal({ status }: Answer): boolean {
  return status >= 400 && status < 500;
}
