import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { makeCertificate } from '../../scripts/bench/load-nginx';
import { portOf } from '../../scripts/run/ports.mjs';
import { newFolder } from './programs';

/** Passes on what comes over TLS; browsers send reports nowhere else. */
export async function startTls(site: string) {
  const folder = newFolder('tls');
  makeCertificate(folder);
  const read = (name: string) => readFileSync(join(folder, name));
  const server = createServer(
    { key: read('privkey.pem'), cert: read('fullchain.pem') },
    (incoming, outgoing) => {
      const { method, headers, url } = incoming;
      const passed = request(new URL(url ?? '/', site), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      passed.on('error', () => outgoing.destroy());
      incoming.pipe(passed);
    },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://localhost:${portOf(server)}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
