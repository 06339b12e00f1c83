import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { freePort } from './support/process';
import { newFolder, startSite } from './support/programs';

const PAUSE_MS = 5;

test('before the framework has started files are answered and pages wait', async () => {
  const port = await freePort();
  let isReady = false;
  const starting = startSite({
    apiUrl: 'http://127.0.0.1:9',
    dataDir: newFolder('early'),
    env: { PORT: String(port) },
  }).finally(() => {
    isReady = true;
  });
  const ask = (path: string) =>
    fetch(`http://localhost:${port}${path}`).then(
      ({ status }) => status,
      () => undefined,
    );

  try {
    // The port is open as soon as one is answered.
    while ((await ask('/favicon.ico')) !== 200) {
      if (isReady) throw new Error('no file was answered before the site was ready');
      await setTimeout(PAUSE_MS);
    }
    const page = ask('/no-such-page');
    const files: (number | undefined)[] = [];
    while (!isReady) {
      files.push(await ask('/favicon.ico'));
      await setTimeout(PAUSE_MS);
    }
    // One alone could have come between the opening of the port and the line that tells of it.
    expect(files.length).toBeGreaterThan(2);
    expect(new Set(files)).toEqual(new Set([200]));
    expect(await page).toBe(404);
  } finally {
    await (await starting).stop();
  }
});
