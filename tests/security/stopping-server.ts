import { createServer } from 'node:http';
import { connectionLimits, guardConnections } from '@/lib/http/guard-connections';
import { stopGracefully } from '@/lib/shutdown/graceful-stop';
import { portOf } from '@/scripts/run/ports.mjs';

/**
 * A server like the site's, for tests that send it a signal. Prints its port; never responds to `/never`.
 */
const server = createServer((request, response) => {
  if (admits(request, response) && request.url !== '/never') {
    response.end(Buffer.alloc(request.url === '/large' ? 32 * 1024 * 1024 : 10, 'a'));
  }
});
const admits = guardConnections(server, connectionLimits({ hops: 0 }));
stopGracefully(server, 300);
server.listen(0, '127.0.0.1', () => console.log(`port ${portOf(server)}`));
