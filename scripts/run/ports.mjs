// @ts-check
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { StopWithMessage } from './stop.mjs';

export function readPort(/** @type {string} */ name, /** @type {string} */ value) {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65535) {
    throw new StopWithMessage(`${name}=${value} is not a port: use a number from 1 to 65535.`);
  }
  return port;
}

/** Resolves when the port is free; otherwise throws, naming the variable to change. */
export async function requireFreePort(
  /** @type {number} */ port,
  /** @type {string} */ name,
  host = '',
) {
  const problem = await tryPort(port, host);
  if (!problem) return;
  const why = problem === 'EACCES' ? 'may not be used by this user' : 'is taken by another program';
  throw new StopWithMessage(`Port ${port} ${why}. Set ${name} to another one.`);
}

/** The preferred port, or any free one. */
export async function freePort(/** @type {number} */ preferred, host = '') {
  if (!(await tryPort(preferred, host))) return preferred;
  const [any = 0] = await freePorts(1, host);
  return any;
}

/**
 * So many different ports that are free. Chosen below those that the system hands out, because one of
 * these may go to a connection of another program before it is used.
 */
export async function freePorts(/** @type {number} */ count, host = '') {
  /** @type {Set<number>} */
  const ports = new Set();
  while (ports.size < count) {
    const port = randomInt(20_000, 32_000);
    if (!(await tryPort(port, host))) ports.add(port);
  }
  return [...ports];
}

export function portOf(/** @type {import('node:net').Server} */ server) {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server does not listen');
  return address.port;
}

/** The first of two consecutive free ports, below the ephemeral range. */
export async function freePair(/** @type {number} */ first) {
  for (let port = first; port < first + 1000; port += 2) {
    if (!(await tryPort(port)) && !(await tryPort(port + 1))) return port;
  }
  return first;
}

/** @returns {Promise<string | undefined>} the error code when the port is not free */
function tryPort(/** @type {number} */ port, host = '') {
  return new Promise((resolve) => {
    const server = createServer().once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(error.code ?? error.message),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
