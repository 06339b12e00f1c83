import { describe, expect, it } from 'vitest';
import { readOffice } from '@/scripts/run/office.mjs';
import { end, startProgram } from '../school-api/program';
import { tempFolder } from '../support/temp-folder';

async function written(env: Record<string, string>): Promise<string[]> {
  const fixed = { SCHOOL_DATA_DIR: tempFolder(), OFFICE_PORT: '0', SCHOOL_SEED: 'none' };
  const program = await startProgram({ ...fixed, ...env });
  await end(program, 'SIGTERM');
  return [...program.output, ...program.errors];
}

describe('the first head’s link', () => {
  it('is printed once, whatever the log level', async () => {
    const lines = await written({ LOG_LEVEL: 'silent' });
    const [office] = lines.flatMap((line) => readOffice(line) ?? []);
    expect(office?.firstHead).toMatch(/^http:\/\/localhost:\d+\/invited\/[\w-]{43}$/);
    expect(lines.filter((line) => line.includes('/invited/'))).toHaveLength(1);
  });

  it('is in no production log, whatever the log level', async () => {
    const production = { NODE_ENV: 'production', SITE_URL: 'http://localhost:3000' };
    const lines = await written({ ...production, LOG_LEVEL: 'trace' });
    const [office] = lines.flatMap((line) => readOffice(line) ?? []);
    expect(office?.listens).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(lines.join('\n')).not.toMatch(/invited|firstHead/);
  });
});
