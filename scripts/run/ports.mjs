import { createServer } from 'node:net';
import { StopWithMessage } from './stop.mjs';

export function readPort(name, value) {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65535) {
    throw new StopWithMessage(`${name}=${value} is not a port: use a number from 1 to 65535.`);
  }
  return port;
}

/** Resolves when the port can be had, else says who wanted it in one sentence. */
export async function demandPort(port, name, host) {
  const problem = await tryPort(port, host);
  if (!problem) return;
  const why = problem === 'EACCES' ? 'may not be used by this user' : 'is taken by another program';
  throw new StopWithMessage(`Port ${port} ${why}. Set ${name} to another one.`);
}

export async function freePort(preferred, host) {
  if (!(await tryPort(preferred, host))) return preferred;
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, host, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** The first of two neighbours that are both free, below the ports that the system hands out. */
export async function freePair(first) {
  for (let port = first; port < first + 1000; port += 2) {
    if (!(await tryPort(port)) && !(await tryPort(port + 1))) return port;
  }
  return first;
}

function tryPort(port, host) {
  return new Promise((resolve) => {
    const server = createServer().once('error', (error) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
