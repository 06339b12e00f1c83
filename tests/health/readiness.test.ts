import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startStubApi } from '../lib/school-api/stub-api';
import { tempFolder } from '../support/temp-folder';

const DATES = { dates_with_locations: [], admission_texts_with_locations: [] };

let folder: string;

/** A newly started site with a school API that sends this response; without one the API is down. */
async function site(answer?: unknown, status = 200) {
  const api = await startStubApi();
  if (answer === undefined) await api.stop();
  else api.answer(answer, status);
  vi.resetModules();
  for (const name of ['api-answered', 'stopping']) {
    Reflect.deleteProperty(globalThis, Symbol.for(`school.${name}`));
  }
  vi.stubEnv('SCHOOL_API_URL', api.url);
  vi.stubEnv('SITE_DATA_DIR', folder);
  const { readiness } = await import('@/lib/health/readiness');
  const { markStopping } = await import('@/lib/shutdown/stopping');
  return { api, readiness, markStopping, ...(await import('@/lib/health/starting')) };
}

function nearlyFull(): void {
  const statfs = async () => ({ bavail: 199 * 256, bsize: 4096 });
  vi.doMock('node:fs/promises', async (original) => ({ ...(await original<object>()), statfs }));
  onTestFinished(() => void vi.doUnmock('node:fs/promises'));
}

/** Not even root can write there. */
function belowFile(): void {
  writeFileSync(join(folder, 'file'), '');
  folder = join(folder, 'file', 'data');
}

beforeEach(() => {
  folder = tempFolder();
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('school.stopping'));
  vi.unstubAllEnvs();
});

describe('readiness', () => {
  it('fails while the school API has never responded and nothing is stored', async () => {
    const { readiness } = await site();
    const state = await readiness();
    expect(state.status).toBe('not ready');
    expect(state.reasons).toEqual([expect.stringContaining('never answered')]);
    expect(JSON.stringify(state)).not.toContain('127.0.0.1');
  });

  it('holds once the school API has responded, even if it fails later', async () => {
    const { api, readiness } = await site(DATES);
    expect(await readiness()).toMatchObject({ status: 'ready', schoolApi: 'has answered' });
    api.answer('broken', 500);
    expect((await readiness()).status).toBe('ready');
  });

  it('does not count an error as a response', async () => {
    const { readiness } = await site('broken', 500);
    expect((await readiness()).status).toBe('not ready');
  });

  it('holds without the school API if content is stored from before', async () => {
    const { readiness } = await site();
    mkdirSync(join(folder, 'last-known-good'));
    writeFileSync(join(folder, 'last-known-good', 'one.json'), '{}');
    const ready = { status: 'ready', schoolApi: 'has never answered', redis: 'not used' };
    expect(await readiness()).toEqual({ ...ready, reasons: [] });
  });

  it.each([
    ['is nearly full', nearlyFull, 'the disk of SITE_DATA_DIR has less than 200 MB left'],
    ['cannot be written', belowFile, 'SITE_DATA_DIR is not writable'],
  ])('fails on a disk that %s, with the reason', async (_, prepare, reason) => {
    prepare();
    const { readiness } = await site(DATES);
    expect(await readiness()).toMatchObject({ status: 'not ready', reasons: [reason] });
  });

  it('begins when the start is complete, and ends at once when the site is asked to stop', async () => {
    const { readiness, markStarting, markStarted, markStopping } = await site(DATES);
    markStarting();
    expect((await readiness()).reasons).toEqual(['the site is starting']);
    markStarted();
    expect((await readiness()).status).toBe('ready');
    markStopping();
    expect((await readiness()).reasons).toEqual(['the site is stopping']);
  });
});
