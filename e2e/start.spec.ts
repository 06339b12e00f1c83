import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { freePort } from './support/process';
import { newFolder } from './support/programs';

type Started = { child: ChildProcess; text: () => string; code: Promise<number | null> };

async function start(env: Record<string, string> = {}): Promise<Started> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT: String(await freePort()),
      // Not that of the suite's own start: the API is to choose.
      SCHOOL_API_PORT: '',
      SITE_DATA_DIR: newFolder('site'),
      SCHOOL_DATA_DIR: newFolder('school'),
      ...env,
    },
  });
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  child.stderr.on('data', (chunk) => {
    text += chunk;
  });
  // Ended, and all that it said has been heard.
  const code = once(child, 'close').then(([exit]) => exit as number | null);
  return { child, text: () => text, code };
}

/** Words for a person: no stack trace, a failing exit. */
async function expectRefusal(env: Record<string, string>, says: RegExp): Promise<void> {
  const { text, code } = await start(env);
  expect(await code).toBe(1);
  expect(text()).toMatch(says);
  expect(text()).not.toMatch(/^\s+at /m);
}

test('says where everything is, and Ctrl-C ends both programs cleanly', async () => {
  const { child, text, code } = await start();
  await expect.poll(text, { timeout: 120_000 }).toContain('Stop both with Ctrl-C');
  const site = /http:\/\/localhost:\d+/.exec(text())?.[0] ?? '';
  const api = /http:\/\/127\.0\.0\.1:\d+/.exec(text())?.[0] ?? '';
  expect((await fetch(site)).status).toBe(200);
  expect((await fetch(`${api}/healthz`)).status).toBe(200);
  child.kill('SIGINT');
  expect(await code).toBe(0);
  await expect(fetch(site)).rejects.toThrow();
  await expect(fetch(`${api}/healthz`)).rejects.toThrow();
});

test('ends with an error and says so when the API dies', async () => {
  const { text, code } = await start();
  await expect.poll(text, { timeout: 120_000 }).toContain('Stop both with Ctrl-C');
  const pid = /"event":"listening"[^\n]*"pid":(\d+)/.exec(text())?.[1];
  process.kill(Number(pid), 'SIGKILL');
  expect(await code).not.toBe(0);
  expect(text()).toContain('The school API was ended by SIGKILL; stopping the rest.');
});

test('names a taken port', async () => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
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
