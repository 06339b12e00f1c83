import { createHash, timingSafeEqual } from 'node:crypto';
import type { Step } from '@/lib/http/on-request';

/** Written over whatever a visitor wrote there. */
const NEIGHBOUR = 'x-neighbour';

const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** Marks what was asked from this machine itself, and not passed on by a proxy on it. */
export const stampNeighbour: Step = ({ headers, socket }) => {
  const isHere = /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '');
  const isDirect = FORWARDED.every((name) => headers[name] === undefined);
  headers[NEIGHBOUR] = isHere && isDirect ? '1' : '0';
};

/** With a token only who has it; without one only this machine. */
export function mayScrape(headers: Headers, token: string | undefined): boolean {
  if (token === undefined) return headers.get(NEIGHBOUR) === '1';
  return timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(`Bearer ${token}`));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
