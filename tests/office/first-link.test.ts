import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readOffice } from '@/scripts/run/office.mjs';
import { end, startProgram } from '../school-api/program';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** All that the API writes from its start to its end. */
async function written(env: Record<string, string>): Promise<string[]> {
  const SCHOOL_DATA_DIR = mkdtempSync(path.join(tmpdir(), 'school-link-'));
  folders.push(SCHOOL_DATA_DIR);
  const fixed = { SCHOOL_DATA_DIR, OFFICE_PORT: '0', SCHOOL_SEED: 'none' };
  const program = await startProgram({ ...fixed, ...env });
  await end(program, 'SIGTERM');
  return [...program.output, ...program.errors];
}

describe('the link of the first head', () => {
  it('is written whatever the log level is, once', async () => {
    const lines = await written({ LOG_LEVEL: 'silent' });
    const [office] = lines.flatMap((line) => readOffice(line) ?? []);
    expect(office?.firstHead).toMatch(/^http:\/\/localhost:\d+\/invited\/[\w-]{43}$/);
    expect(lines.filter((line) => line.includes('/invited/'))).toHaveLength(1);
  });

  it('is in no log of production, whatever the log level is', async () => {
    const production = { NODE_ENV: 'production', SITE_URL: 'http://localhost:3000' };
    const lines = await written({ ...production, LOG_LEVEL: 'trace' });
    const [office] = lines.flatMap((line) => readOffice(line) ?? []);
    expect(office?.listens).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(lines.join('\n')).not.toMatch(/invited|firstHead/);
  });
});
