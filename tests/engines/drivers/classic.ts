import { z } from 'zod';
import { until } from './until';

const answer = z.object({ value: z.unknown() });
const failure = z.object({ error: z.string(), message: z.string() });
const opened = z.object({ sessionId: z.string() });

/** A command is lost when its page moves to another process, as COOP demands; `until` repeats it. */
const LIMIT_MS = 15_000;

/** A command of a session: method, path below the session, and parameters. */
export type Command = (method: string, path: string, params?: object) => Promise<unknown>;

/** A classic WebDriver session: https://w3c.github.io/webdriver/ */
export async function startSession(origin: string, capabilities: object): Promise<Command> {
  // The driver prints nothing when it is ready.
  await until(() => call('GET', `${origin}/status`));
  const { sessionId } = opened.parse(await call('POST', `${origin}/session`, { capabilities }));
  return (method, path, params) =>
    call(method, `${origin}/session/${sessionId}${path}`, params, AbortSignal.timeout(LIMIT_MS));
}

async function call(
  method: string,
  url: string,
  params?: object,
  signal?: AbortSignal,
): Promise<unknown> {
  const body = method === 'POST' ? JSON.stringify(params ?? {}) : undefined;
  const response = await fetch(url, { method, body, ...(signal && { signal }) });
  const { value } = answer.parse(await response.json());
  if (response.ok) return value;
  const { error, message } = failure.parse(value);
  throw new Error(`${url}: ${error}: ${message}`);
}
