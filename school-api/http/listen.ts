import { createServer, type Server, type ServerOptions } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { App } from '../app';
import { errorCode, StartError } from '../start-error';

/** Whoever sends slower than this loses the line: the lines before a body, and a whole upload. */
const PATIENCE = { headersTimeout: 15_000, requestTimeout: 300_000 };

const IDLE_MS = 100;
const DRAIN_MS = 25_000;

const USUAL_PORT = 4000;

export type Listening = { url: string; close: (limitMs?: number) => Promise<void> };

export async function listen(
  app: Pick<App, 'fetch'>,
  { host, port }: { host: string; port?: number | undefined },
  patience: ServerOptions = PATIENCE,
): Promise<Listening> {
  const server = createServer(patience, getRequestListener(app.fetch));
  await takePort(server, host, port ?? USUAL_PORT).catch((error: unknown) => {
    // Where nobody asked for a port, any will do: it is said to whoever waits for the API.
    if (port !== undefined || errorCode(error) !== 'EADDRINUSE') {
      throw listenError(error, host, port ?? USUAL_PORT);
    }
    return takePort(server, host, 0);
  });
  return { url: addressOf(server, host), close: (limitMs) => drain(server, limitMs) };
}

function takePort(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** The port is asked for, because 0 stands for any free one. */
function addressOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Takes no more, and finishes what it has, but for no longer than the limit. */
function drain(server: Server, limitMs = DRAIN_MS): Promise<void> {
  return new Promise((resolve, reject) => {
    // A connection that is kept open would be waited for after its last answer.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
    const late = setTimeout(() => server.closeAllConnections(), limitMs);
    server.close((error) => {
      clearInterval(idle);
      clearTimeout(late);
      if (error) reject(error);
      else resolve();
    });
    server.closeIdleConnections();
  });
}

function listenError(error: unknown, host: string, port: number): StartError {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is taken by another program. Stop it, or set SCHOOL_API_PORT to another port.`,
    );
  }
  if (code === 'EACCES') {
    return new StartError(
      `This user may not listen on port ${port}. Set SCHOOL_API_PORT above 1023.`,
    );
  }
  return new StartError(
    `The school API cannot listen on ${host}:${port}: ${code || String(error)}.`,
  );
}
