import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { StartError } from '../../platform';

export const USER = 'school';
const DATABASE = 'postgres';
const PORT = '5432';
const LOOPBACK = '127.0.0.1';

/** Limit of a socket's path, without its terminating byte. */
const MAX_SOCKET_PATH = process.platform === 'linux' ? 107 : 103;

export type Address = {
  url: string;
  settings: Record<string, string>;
};

/**
 * The server's address for a folder: a Unix socket inside the folder, which only its owner may
 * enter; on Windows, which lacks such sockets, loopback with a password.
 */
export async function chooseAddress(folder: string): Promise<Address> {
  if (process.platform !== 'win32') {
    const url = addressOf(folder);
    const settings = {
      listen_addresses: '',
      port: PORT,
      // A list; a quoted path may contain a comma.
      unix_socket_directories: `"${folder.replaceAll('"', '""')}"`,
      unix_socket_permissions: '0700',
    };
    return { url, settings };
  }
  const port = await freePort();
  writeFileSync(path.join(folder, 'port'), port);
  return { url: addressOf(folder), settings: { listen_addresses: LOOPBACK, port } };
}

/** The address of a server that may be running. */
export function addressOf(folder: string): string {
  if (process.platform === 'win32') {
    const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
    return `postgres://${USER}:${read('password')}@${LOOPBACK}:${read('port')}/${DATABASE}`;
  }
  const socket = path.join(folder, `.s.PGSQL.${PORT}`);
  const excess = Buffer.byteLength(socket) - MAX_SOCKET_PATH;
  if (excess > 0) {
    throw new StartError(
      `The path of ${folder} is ${excess} bytes too long for the socket of its database. Set SCHOOL_DATA_DIR to a folder with a shorter path.`,
    );
  }
  return `postgres://${USER}@localhost/${DATABASE}?host=${encodeURIComponent(folder)}`;
}

/** How `initdb` authenticates clients: by access to the folder, or to the password in it. */
export function authentication(folder: string): string[] {
  if (process.platform !== 'win32') return ['--auth=trust'];
  const file = path.join(folder, 'password');
  writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return ['--auth=scram-sha-256', `--pwfile=${file}`];
}

function freePort(): Promise<string> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, LOOPBACK, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? String(address.port) : '';
      server.close(() => resolve(port));
    });
  });
}
