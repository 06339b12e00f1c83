import type { IncomingMessage } from 'node:http';
import type { Answer } from './answer';

/**
 * Refuses what Node takes and another program on the way could read differently (RFC 9112): two
 * `Host` headers, of which others take the last, and every coding of a body but `chunked`.
 */
export const refuseAmbiguous: Answer = (request, response) => {
  const coding = request.headers['transfer-encoding'] ?? 'chunked';
  if (coding.toLowerCase() === 'chunked' && countHosts(request) < 2) return false;
  response.shouldKeepAlive = false;
  response.sendComplete(400, ['connection', 'close', 'content-length', '0']);
  return true;
};

function countHosts({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}
