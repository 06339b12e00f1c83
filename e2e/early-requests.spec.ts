import { existsSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { entryPages } from '@/lib/page-cache/route-table';
import { openFaultProxy } from '../tests/faults/support/proxy';
import { freePort } from './support/process';
import { newFolder, startSite } from './support/programs';
import { api } from './support/school';
import { shared } from './support/shared';

// Each test starts a site.
test.describe.configure({ timeout: shared.timeout });

const START = shared.timeout / 3;

test('before the framework starts, files are served and pages wait', async () => {
  const port = await freePort();
  const folder = newFolder('early');
  const letStart = join(folder, 'start-the-framework');
  const starting = startSite({
    apiUrl: 'http://127.0.0.1:9',
    dataDir: folder,
    env: {
      PORT: String(port),
      NODE_OPTIONS: `--import ${join(process.cwd(), 'e2e/support/hold-framework.mjs')}`,
      START_FRAMEWORK_WHEN: letStart,
    },
  });
  let failure: unknown;
  starting.catch((error: unknown) => {
    failure = error;
  });
  // Separate connections, because a kept one may be closing.
  const ask = (path: string) =>
    new Promise<number | undefined>((resolve) => {
      get({ host: 'localhost', port, path, agent: false }, (response) => {
        resolve(response.resume().statusCode);
      }).once('error', () => resolve(undefined));
    });

  try {
    // The port is open once a file is served; the framework is not waited for.
    const isOpen = async () => {
      if (failure) throw failure;
      return existsSync(`${letStart}-awaited`) && (await ask('/favicon.ico')) === 200;
    };
    await expect.poll(isOpen, { timeout: START }).toBe(true);
    let isAnswered = false;
    const page = ask('/no-such-page').finally(() => {
      isAnswered = true;
    });
    for (let count = 0; count < 10; count += 1) expect(await ask('/favicon.ico')).toBe(200);
    expect(isAnswered).toBe(false);

    writeFileSync(letStart, '');
    expect(await page).toBe(404);
  } finally {
    writeFileSync(letStart, '');
    await (await starting).stop();
  }
});

test('a new site reports that it is starting until its entry pages are rendered', async () => {
  let letRead = () => {};
  const mayRead = new Promise<void>((resolve) => {
    letRead = resolve;
  });
  const slow = await openFaultProxy(api);
  slow.behave(async ({ url }, _response, pass) => {
    if (url?.includes('image-slider')) await mayRead;
    pass();
  });
  const port = await freePort();
  const starting = startSite({
    apiUrl: slow.url,
    dataDir: newFolder('starting-site'),
    port,
    env: { SCHOOL_API_READ_TIMEOUT_MS: String(shared.timeout) },
  });
  const ask = (path: string) => fetch(`http://localhost:${port}${path}`);
  const reasons = async () => {
    const answer = await ask('/api/readyz').catch(() => undefined);
    return (await answer?.json())?.reasons;
  };
  try {
    await expect.poll(reasons, { timeout: START }).toEqual(['the site is starting']);
    letRead();
    await starting;
    expect(await reasons()).toEqual([]);
    for (const path of entryPages) {
      // On a busy machine the site is ready before the last page is.
      const kept = async () => (await ask(path)).headers.get('x-nextjs-cache');
      await expect.poll(kept, { timeout: START, message: path }).toBe('HIT');
    }
  } finally {
    letRead();
    await (await starting).stop();
    await slow.close();
  }
});
