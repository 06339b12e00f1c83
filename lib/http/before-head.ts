import type { ServerResponse } from 'node:http';

/** At the last moment, when everybody else has said what the answer's headers are. */
export function beforeHead(response: ServerResponse, change: () => void): void {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  response.writeHead = ((...given: unknown[]) => {
    if (!response.headersSent) change();
    return writeHead(...given);
  }) as typeof response.writeHead;
}
