import { Resolver } from 'node:dns/promises';
import { connect } from 'node:tls';
import { errorCode, freeBytes } from '../../platform';
import { type CheckDeps, NETWORK_TIMEOUT_MS } from './check';

type Lookup = { timeoutMs?: number; servers?: readonly string[] };

/** Queries this machine's name servers once, briefly. */
export function textLookup({ timeoutMs = NETWORK_TIMEOUT_MS, servers }: Lookup = {}) {
  return async (name: string): Promise<string[]> => {
    const resolver = new Resolver({ timeout: timeoutMs, tries: 1 });
    if (servers) resolver.setServers(servers);
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch (error) {
      if (['ENODATA', 'ENOTFOUND'].includes(errorCode(error))) return [];
      throw error;
    }
  };
}

export function certificateEnd(url: string): Promise<Date> {
  const { hostname, port } = new URL(url);
  const to = { host: hostname, port: Number(port || 443), servername: hostname };
  // An expired certificate is also read. Nothing is sent.
  const options = { ...to, rejectUnauthorized: false, timeout: NETWORK_TIMEOUT_MS };
  return new Promise((resolve, reject) => {
    const socket = connect(options, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.once('timeout', () => socket.destroy(new Error('it took too long')));
    socket.once('error', reject);
  });
}

export function liveDeps(known: Pick<CheckDeps, 'db' | 'config' | 'now'>): CheckDeps {
  const { fetch } = globalThis;
  return { ...known, fetch, lookUpText: textLookup(), freeBytes, certificateEnd };
}
