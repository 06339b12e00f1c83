import { createServer, type Server, type ServerOptions } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { App } from '../app';
import { errorCode, StartError } from '../start-error';

/**
 * Limits for the headers and for the whole request, against slow clients. Idle connections are kept far
 * longer than the site keeps its own: closed while a request is on its way, they would lose a form.
 */
const TIMEOUTS = { headersTimeout: 15_000, requestTimeout: 300_000, keepAliveTimeout: 65_000 };

const IDLE_CHECK_MS = 100;
const DRAIN_MS = 25_000;

const DEFAULT_PORT = 4000;

export type Listening = { url: string; close: (limitMs?: number) => Promise<void> };

export async function listen(
  app: Pick<App, 'fetch'>,
  { host, port }: { host: string; port?: number | undefined },
  timeouts: ServerOptions = TIMEOUTS,
): Promise<Listening> {
  const server = createServer(timeouts, getRequestListener(app.fetch));
  await listenOn(server, host, port ?? DEFAULT_PORT).catch((error: unknown) => {
    // Without a configured port any free one will do: the parent process reads it from the log.
    if (port !== undefined || errorCode(error) !== 'EADDRINUSE') {
      throw listenError(error, host, port ?? DEFAULT_PORT);
    }
    return listenOn(server, host, 0);
  });
  return { url: addressOf(server, host), close: (limitMs) => drain(server, limitMs) };
}

function listenOn(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Reads the port from the socket, since port 0 means any free one. */
function addressOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Stops accepting connections and waits for running requests, at most `limitMs`. */
function drain(server: Server, limitMs = DRAIN_MS): Promise<void> {
  return new Promise((resolve, reject) => {
    // Idle keep-alive connections would delay the close.
    const idleTimer = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    const forceTimer = setTimeout(() => server.closeAllConnections(), limitMs);
    server.close((error) => {
      clearInterval(idleTimer);
      clearTimeout(forceTimer);
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
