import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { school } from '@/content/school';
import { isDemoSchool } from '../support/demo-school';
import { tempFolder } from '../support/temp-folder';
import { end, startExpectingFailure, startProgram } from './program';

let folder: string;
beforeEach(() => {
  folder = tempFolder();
});

const start = (env: Record<string, string> = {}) =>
  startProgram({ SCHOOL_DATA_DIR: path.join(folder, 'data'), ...env });

describe('the program', () => {
  it('creates its data folder, logs its address once, serves requests and stops', async () => {
    const program = await start({ LOG_LEVEL: 'silent' });
    expect((await fetch(`${program.url}/healthz`)).status).toBe(200);
    const news = await fetch(`${program.url}/api/news-events/`);
    expect(await news.json()).toMatchObject({ count: 27 });
    expect(await end(program, 'SIGTERM')).toBe(0);
    const events = program.output.filter((line) => line.includes('"event":"listening"'));
    expect(events).toHaveLength(1);
    expect(program.errors).toEqual([]);
  });

  if (isDemoSchool) {
    it('does not start for the public with the demo school, and names each value', async () => {
      const { code, errors, output } = await startExpectingFailure({
        SCHOOL_DATA_DIR: path.join(folder, 'data'),
        SITE_URL: 'https://www.vraja-school.in',
      });
      expect(code).toBe(78);
      expect(output).toEqual([]);
      expect(errors).toContain(`  content/school.ts name: ${school.name}`);
      expect(errors).toContain(`  content/school.ts session: ${school.session}`);
      expect(errors.join('\n')).not.toContain(' at ');
      await expect(readdir(path.join(folder, 'data'))).rejects.toThrow('ENOENT');
    });
  }

  it('finishes running requests on SIGTERM', async () => {
    const api = await start({ SCHOOL_SEED: 'none' });
    const { hostname, port } = new URL(api.url);
    const path = '/api/send-otp';
    const headers = {
      'content-type': 'application/json',
      'content-length': '24',
      expect: '100-continue',
    };
    const sent = request({ hostname, port, path, method: 'POST', headers });
    const answered = once(sent, 'response');
    sent.flushHeaders();
    await once(sent, 'continue');
    expect((await fetch(`${api.url}/readyz`)).status).toBe(200);
    const ended = end(api, 'SIGTERM');
    await vi.waitFor(() => expect(api.output.join()).toContain('"event":"stopping"'), 15_000);
    await expect(fetch(`${api.url}/readyz`)).rejects.toThrow();
    sent.end('{"application_id":"abc"}');
    const [response] = await answered;
    expect(response.statusCode).toBe(404);
    response.resume();
    expect(await ended).toBe(0);
  });

  it('reports a port that is in use', async () => {
    const first = await start({ SCHOOL_SEED: 'none' });
    const { port } = new URL(first.url);
    const second = await startExpectingFailure({
      SCHOOL_API_PORT: port,
      SCHOOL_DATA_DIR: path.join(folder, 'other'),
    });
    expect(second).toMatchObject({
      code: 1,
      errors: [expect.stringMatching(new RegExp(`^Port ${port} is in use by another program`))],
    });
  });

  it('ends with 78 for a wrong variable, with which starting again is no use', async () => {
    const { code } = await startExpectingFailure({ SCHOOL_API_PORT: 'a', SCHOOL_DATA_DIR: folder });
    expect(code).toBe(78);
  });

  it('reports an unusable data folder and an unreachable database', async () => {
    const file = path.join(folder, 'a-file');
    await writeFile(file, '');
    const blocked = await startExpectingFailure({ SCHOOL_DATA_DIR: path.join(file, 'data') });
    expect(blocked.code).toBe(1);
    expect(blocked.errors).toEqual([expect.stringMatching(/^The data folder .* cannot be used/)]);
    const url = 'postgres://someone:hidden@127.0.0.1:1/school';
    const away = await startExpectingFailure({ DATABASE_URL: url });
    expect(away.code).toBe(1);
    expect(away.errors).toEqual([
      'The database 127.0.0.1:1/school of DATABASE_URL cannot be opened: ECONNREFUSED.',
    ]);
  });
});
