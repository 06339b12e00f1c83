import { once } from 'node:events';
import type { Server } from 'node:net';
import { portOf } from '@/scripts/run/ports.mjs';
import { closing } from './closing';

/** Makes a server listen on a free local port; returns the port. */
export async function listening(server: Server & { closeAllConnections?: () => void }) {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closing(() => {
    server.closeAllConnections?.();
    server.close();
  });
  return portOf(server);
}
