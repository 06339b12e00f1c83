import { createServer } from 'node:http';
import { defaultHeaders } from '@/lib/http/default-headers';
import { connectionLimits, guardConnections } from '@/lib/http/guard-connections';
import { refuseAmbiguous } from '@/lib/http/refuse-ambiguous';
import { siteResponse } from '@/lib/http/site-response';
import { listen } from '@/school-api/platform/http/listen';
import { startNginx } from '@/scripts/bench/load-nginx';
import { closing } from '../support/closing';
import { listening } from '../support/listening';
import { tempFolder } from '../support/temp-folder';

/** A server with the site's guards; it records what reached it and echoes the path as a line. */
export async function startAlone() {
  const seen: { url: string; body: string; connection: number }[] = [];
  const ports: number[] = [];
  const defaults = defaultHeaders({ https: false, policy: true, indexable: true });
  const options = { ServerResponse: siteResponse(defaults), requireHostHeader: false };
  const server = createServer(options, (request, response) => {
    if (!admits(request, response) || refuseAmbiguous(request, response)) return;
    const port = request.socket.remotePort ?? 0;
    if (!ports.includes(port)) ports.push(port);
    const record = { url: request.url ?? '', body: '', connection: ports.indexOf(port) };
    seen.push(record);
    if (record.url === '/early') return void response.end('early\n');
    request.on('error', () => undefined);
    request.setEncoding('latin1').on('data', (piece) => {
      record.body += piece;
    });
    request.on('end', () => response.end(`${record.url}\n`));
  });
  const admits = guardConnections(server, connectionLimits({ hops: 0 }));
  return { seen, alone: await listening(server) };
}

/** A listener of the school API or its office; it records and echoes in the same way. */
export async function startListener(options: Parameters<typeof listen>[2]) {
  const seen: { url: string }[] = [];
  const answer = async (request: Request) => {
    const url = new URL(request.url).pathname;
    seen.push({ url });
    if (url !== '/early') await request.text().catch(() => '');
    return new Response(`${url}\n`);
  };
  const { url, close } = await listen({ fetch: answer }, { host: '127.0.0.1', port: 0 }, options);
  closing(() => close(0));
  return { seen, alone: Number(new URL(url).port) };
}

export async function startBehindNginx() {
  const { seen, alone } = await startAlone();
  const nginx = await startNginx(tempFolder(), [alone]);
  closing(() => nginx.stop());
  return { seen, behind: Number(new URL(nginx.plainUrl).port) };
}
