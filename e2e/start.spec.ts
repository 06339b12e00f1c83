import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { portOf } from '../scripts/run/ports.mjs';
import { freePort, run } from './support/process';
import { newFolder } from './support/programs';

const READY = /Stop both with Ctrl-C/;

const start = async (env: Record<string, string> = {}) =>
  run(
    ['scripts/start.mjs'],
    {
      PORT: String(await freePort()),
      // Empty, so that the API chooses a free port.
      SCHOOL_API_PORT: '',
      SITE_DATA_DIR: newFolder('site'),
      SCHOOL_DATA_DIR: newFolder('school'),
      ...env,
    },
    READY,
  );

/** The program ends with a message, without a stack trace. */
async function expectRefusal(env: Record<string, string>, says: RegExp): Promise<void> {
  const output = await start(env).then(
    () => 'it has started',
    (error: Error) => error.message,
  );
  expect(output).toMatch(says);
  expect(output).not.toMatch(/^\s+at /m);
}

test('prints its addresses, restarts the API when it dies, and stops both programs on Ctrl-C', async () => {
  // Two programs start here, one of them twice.
  test.setTimeout(180_000);
  const { output: text, stop } = await start();
  try {
    const site = /http:\/\/localhost:\d+/.exec(text())?.[0] ?? '';
    const api = /http:\/\/127\.0\.0\.1:\d+/.exec(text())?.[0] ?? '';
    expect((await fetch(site)).status).toBe(200);
    const link = /http:\/\/localhost:\d+\/invited\/[\w-]{43}/.exec(text())?.[0] ?? '';
    expect(await (await fetch(link)).text()).toContain('You are the first person in the office.');
    // Requests are logged with the route in place of the link.
    expect(text().match(/\/invited\/[\w-]{43}/g)).toHaveLength(1);

    const pid = /"event":"listening"[^\n]*"pid":(\d+)/.exec(text())?.[1];
    process.kill(Number(pid), 'SIGKILL');
    await expect.poll(text).toContain('The school API was ended by SIGKILL; starting it again.');
    expect((await fetch(site)).status).toBe(200);
    const health = () =>
      fetch(`${api}/healthz`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(health, { timeout: 60_000 }).toBe(200);

    expect(await stop('SIGINT')).toBe(0);
    for (const address of [site, `${api}/healthz`, link]) {
      await expect(fetch(address)).rejects.toThrow();
    }
  } finally {
    await stop();
  }
});

test('names a taken port', async () => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const port = portOf(server);
  await expectRefusal({ PORT: String(port) }, new RegExp(`^Port ${port} is taken`, 'm'));
  server.close();
});

test('names a wrong variable', async () => {
  await expectRefusal({ PORT: 'eighty' }, /^PORT=eighty is not a port/m);
  await expectRefusal({ SITE_URL: 'school' }, /SITE_URL must be an http or https address/);
  await expectRefusal({ SCHOOL_SEED: 'some' }, /SCHOOL_SEED must be/);
});

test('names a folder that cannot be written', async () => {
  await expectRefusal({ SITE_DATA_DIR: '/dev/null/site' }, /^SITE_DATA_DIR=\/dev\/null\/site/m);
  await expectRefusal({ SCHOOL_DATA_DIR: '/dev/null/school' }, /\/dev\/null\/school/);
});
