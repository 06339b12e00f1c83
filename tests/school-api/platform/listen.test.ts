import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { listen, StartError } from '@/school-api/platform';
import { closing } from '../../support/closing';

const host = '127.0.0.1';
const app = new Hono<object>().get('/', (context) => context.text('here'));

async function start(port?: number) {
  const server = await listen(app, { host, port });
  closing(server.close);
  return server;
}

it('without a configured port each API finds one and reports it', async () => {
  const urls = [(await start()).url, (await start()).url];
  expect(new Set(urls).size).toBe(2);
  for (const url of urls) expect(await (await fetch(url)).text()).toBe('here');
});

it('a configured port is required', async () => {
  const port = Number(new URL((await start(0)).url).port);
  await expect(start(port)).rejects.toThrow(StartError);
  await expect(start(port)).rejects.toThrow(`Port ${port} is in use`);
});

it('keeps idle connections longer than the site keeps its own', async () => {
  const { headers } = await fetch((await start(0)).url);
  expect(headers.get('keep-alive')).toBe('timeout=65');
});
