import type { Dispatcher } from 'undici';

/** Where a redirect leads, if it stays on the same server. */
export function redirectTarget(answer: Dispatcher.ResponseData, from: string): string | null {
  const { location } = answer.headers;
  if (typeof location !== 'string' || !URL.canParse(location, from)) return null;
  const target = new URL(location, from);
  return target.origin === new URL(from).origin ? target.href : null;
}
