import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy between browser and site that a test can interrupt. */
export type BreakableConnection = {
  url: string;
  /** Connections break after so many bytes of the browser; undefined stops that. */
  cutAfter: (bytes: number | undefined) => void;
  close: () => Promise<void>;
};

export function startBreakableConnection(siteUrl: string): Promise<BreakableConnection> {
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
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const own = typeof address === 'object' && address ? address.port : 0;
      resolve({
        url: `http://localhost:${own}`,
        cutAfter: (bytes) => {
          most = bytes;
        },
        close: () =>
          new Promise((closed) => {
            for (const socket of open) socket.destroy();
            server.close(() => closed());
          }),
      });
    });
  });
}
