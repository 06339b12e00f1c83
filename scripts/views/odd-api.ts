import { createServer } from 'node:http';
import { API_PREFIX, calls, type ReadName, readNames } from '@/contract';
import { answer } from './records';
import type { ApiState } from './views';

const counts: Partial<Record<ApiState, number>> = { empty: 0, one: 1, three: 3, sixty: 60 };

/** `{slug}` matches one segment; a trailing slash is optional. */
function readNameOf(path: string): ReadName | undefined {
  const bare = path.slice(API_PREFIX.length).replace(/\/$/, '');
  return readNames.find((name) => {
    const pattern = calls[name].path.replace(/\/$/, '').replace('{slug}', '[^/]+');
    return new RegExp(`^${pattern}$`).test(bare);
  });
}

/** A school API with no records, a few, sixty odd ones, or failing. */
export function startOddApi(state: ApiState): Promise<{ url: string; stop: () => void }> {
  const count = counts[state];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = readNameOf(pathname);
    const found = name !== undefined && count !== undefined;
    response.writeHead(found ? 200 : count === undefined ? 500 : 404, {
      'content-type': 'application/json',
    });
    response.end(found ? JSON.stringify(answer(name, count)) : '{}');
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const stop = () => {
        server.closeAllConnections();
        server.close();
      };
      resolve({ url: `http://127.0.0.1:${port}`, stop });
    });
  });
}
