import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isAmbiguous } from '@/contract/ambiguous-request';

/** Refuses ambiguous requests and invalid targets, and closes the connection. */
export function refuseAmbiguous(): (request: IncomingMessage, response: ServerResponse) => boolean {
  // Node also emits requests that were pipelined after one that closes the connection.
  const closing = new WeakSet<Socket>();
  return (request, response) => {
    const { socket, url = '' } = request;
    if (closing.has(socket)) return true;
    if (url.startsWith('/') && !isAmbiguous(request)) return false;
    closing.add(socket);
    response.writeHead(400, { connection: 'close', 'content-length': 0 }).end();
    return true;
  };
}
