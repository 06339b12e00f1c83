import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { portOf } from '../../scripts/run/ports.mjs';

/** A TCP proxy between browser and site: connections break after `cutAfter` bytes of the browser. */
export async function startBreakableConnection(siteUrl: string) {
  const { port } = new URL(siteUrl);
  const open = new Set<Socket>();
  let most: number | undefined;
  const server = createServer((browser) => {
    const site = connect(Number(port), 'localhost');
    const pair = [browser, site];
    for (const socket of pair) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        for (const other of pair) other.destroy();
      });
    }
    let sent = 0;
    browser.on('data', (chunk) => {
      sent += chunk.length;
      if (most !== undefined && sent > most) browser.resetAndDestroy();
    });
    browser.pipe(site).pipe(browser);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://localhost:${portOf(server)}`,
    cutAfter: (bytes: number | undefined) => {
      most = bytes;
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
