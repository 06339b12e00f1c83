import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { errorCode, StartError } from '../start-error';
import { refuseAmbiguous } from './refuse-ambiguous';

/**
 * Limits for the headers and for the whole request, against slow clients. Idle connections are kept far
 * longer than the site keeps its own: if closed while a request is in transit, they would lose a form.
 */
const TIMEOUTS = { headersTimeout: 15_000, requestTimeout: 300_000, keepAliveTimeout: 65_000 };

/** Ten sites with all their connections; more would exhaust the program's open files. */
const MAX_CONNECTIONS = 1_000;

const IDLE_CHECK_MS = 100;
const DRAIN_MS = 25_000;

/** As named in messages; without a configured port the default one, or any free one. */
export type Program = { name: string; variable: string; defaultPort: number };

const SCHOOL_API: Program = {
  name: 'The school API',
  variable: 'SCHOOL_API_PORT',
  defaultPort: 4000,
};

/** Limits a server's connections, and returns a function that admits requests. */
type Guard = (server: Server) => (request: IncomingMessage, response: ServerResponse) => boolean;

/** For clients that are the school's own programs. */
export function boundConnections(max: number): Guard {
  return (server) => {
    server.maxConnections = max;
    return () => true;
  };
}

export type Listening = { url: string; close: (limitMs?: number) => Promise<void> };

export async function listen(
  app: { fetch: Parameters<typeof getRequestListener>[0] },
  { host, port }: { host: string; port?: number | undefined },
  {
    timeouts = TIMEOUTS,
    program = SCHOOL_API,
    bound = boundConnections(MAX_CONNECTIONS),
  }: { timeouts?: ServerOptions; program?: Program; bound?: Guard } = {},
): Promise<Listening> {
  const answer = getRequestListener(app.fetch);
  const refuses = refuseAmbiguous();
  // Node would itself answer a request without a host, and keep reading.
  const options = { ...timeouts, requireHostHeader: false };
  const server = createServer(options, (request, response) => {
    if (admits(request, response) && !refuses(request, response)) void answer(request, response);
  });
  const admits = bound(server);
  const wanted = port ?? program.defaultPort;
  await listenOn(server, host, wanted).catch((error: unknown) => {
    // Without a configured port any free one will do: the parent process reads it from the log.
    if (port !== undefined || errorCode(error) !== 'EADDRINUSE') {
      throw listenError(error, program, { host, port: wanted });
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

function listenError(
  error: unknown,
  { name, variable }: Program,
  { host, port }: { host: string; port: number },
): StartError {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is in use by another program. Stop it, or set ${variable} to another port.`,
    );
  }
  if (code === 'EACCES') {
    return new StartError(
      `This user is not allowed to listen on port ${port}. Set ${variable} above 1023.`,
    );
  }
  return new StartError(`${name} cannot listen on ${host}:${port}: ${code || String(error)}.`);
}
