import { hasBearer } from '@/contract/bearer';
import type { Step } from '@/lib/http/step';

/** Always overwritten, so that a client cannot set it. */
const LOCAL = 'x-neighbour';

const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** Marks requests from this machine that no proxy has forwarded. */
export const markLocalRequest: Step = ({ headers, socket }) => {
  const isLoopback = /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '');
  const isDirect = FORWARDED.every((name) => headers[name] === undefined);
  headers[LOCAL] = isLoopback && isDirect ? '1' : '0';
};

/** With METRICS_TOKEN its bearer may scrape; without it only this machine. */
export function mayScrape(headers: Headers, token: string | undefined): boolean {
  if (token === undefined) return headers.get(LOCAL) === '1';
  return hasBearer(headers, token);
}
