// @ts-check
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/**
 * A proxy to the school API `TARGET` that delays each answer by `DELAY_MS`, until it gets SIGUSR2. A
 * process of its own: in that of the load, a busy load would make the API slower still.
 */
let delay = Number(process.env.DELAY_MS);
process.once('SIGUSR2', () => {
  delay = 0;
});

const agent = new Agent({ keepAlive: true });
const server = createServer(async (asked, response) => {
  await setTimeout(delay);
  const { method, headers, url = '/' } = asked;
  const passed = request(process.env.TARGET + url, { method, headers, agent }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(response);
  });
  passed.once('error', () => response.destroy());
  asked.pipe(passed);
});
await once(server.listen(0, '127.0.0.1'), 'listening');
const address = server.address();
if (address === null || typeof address === 'string') throw new Error('no port');
console.log(`listening on ${address.port}`);
