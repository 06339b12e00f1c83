import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { portOf } from '../run/ports.mjs';

/** A proxy to the school API that delays each answer until it is switched to fast. */
export async function startSlowApi(apiUrl: string, delayMs: number) {
  let delay = delayMs;
  const agent = new Agent({ keepAlive: true });
  const server = createServer(async (asked, response) => {
    await setTimeout(delay);
    const { method, headers, url = '/' } = asked;
    const passed = request(apiUrl + url, { method, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    passed.once('error', () => response.destroy());
    asked.pipe(passed);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    hurry: () => {
      delay = 0;
    },
    stop: () => server.close(),
  };
}
