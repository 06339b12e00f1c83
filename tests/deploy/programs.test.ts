import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tempFolder } from '../support/temp-folder';

let folder: string;
let starter: ChildProcess | undefined;
let output = '';
beforeEach(() => {
  folder = tempFolder();
  output = '';
  const program =
    'console.log(process.argv[2], process.pid, process.env.AGAIN ?? ""); setInterval(() => 0, 1e6)';
  writeFileSync(join(folder, 'program.mjs'), program);
  const programs = pathToFileURL(resolve('scripts/run/programs.mjs')).href;
  writeFileSync(
    join(folder, 'starter.mjs'),
    `import { Programs } from '${programs}';
     const programs = new Programs();
     const file = ${JSON.stringify(join(folder, 'program.mjs'))};
     programs.start('The API', [file, 'api'], { restartEnv: () => ({ AGAIN: 'again' }) });
     programs.start('The site', [file, 'site']);`,
  );
});
afterEach(() => starter?.kill('SIGTERM'));

function start(): void {
  starter = spawn(process.execPath, [join(folder, 'starter.mjs')]);
  const read = (piece: Buffer) => {
    output += piece.toString();
  };
  starter.stdout?.on('data', read);
  starter.stderr?.on('data', read);
}

const pidOf = (name: string) =>
  vi.waitFor(
    () => {
      const found = new RegExp(`^${name} (\\d+)`, 'm').exec(output)?.[1];
      if (!found) throw new Error(`no ${name} in ${output}`);
      return Number(found);
    },
    { timeout: 60_000 },
  );
const until = (text: string) =>
  vi.waitFor(() => expect(output).toContain(text), { timeout: 60_000 });

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('programs end when their parent is killed', async () => {
  start();
  const pids = [await pidOf('api'), await pidOf('site')];
  starter?.kill('SIGKILL');
  await vi.waitFor(() => expect(pids.filter(isRunning)).toEqual([]), { timeout: 60_000 });
});

test('an API that dies is restarted, and the site stays up', async () => {
  start();
  const site = await pidOf('site');
  process.kill(await pidOf('api'), 'SIGKILL');
  await until('The API was ended by SIGKILL; starting it again.');
  await until(' again\n');
  expect(isRunning(site)).toBe(true);
});

test('a site that dies stops the rest', async () => {
  start();
  const api = await pidOf('api');
  process.kill(await pidOf('site'), 'SIGKILL');
  await until('The site was ended by SIGKILL; stopping the rest.');
  await vi.waitFor(() => expect(isRunning(api)).toBe(false), { timeout: 60_000 });
});
