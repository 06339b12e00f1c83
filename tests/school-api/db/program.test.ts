import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { joinServer } from '@/school-api/db/server/join-server';
import { programFile } from '../../support/programs';
import { tempFolder } from '../../support/temp-folder';

/** In a separate process namespace, as in another container: neither sees the other. */
const ELSEWHERE = ['unshare', '--fork', '--pid', '--mount-proc', '--kill-child'];
const isRoot = process.getuid?.() === 0;

let folder: string;
type Program = { child: ChildProcess; output: () => string };

let running: Program[] = [];
beforeEach(() => {
  folder = tempFolder();
  running = [];
});
afterEach(async () => {
  for (const { child } of running) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'close');
  }
  await vi.waitFor(async () => expect(await served()).toBe(false), 20_000);
});

const database = () => path.join(folder, 'database');
const served = async () => (await joinServer(database())) !== undefined;

function start(prefix: string[] = []): Program {
  const [file = '', ...args] = [...prefix, process.execPath, programFile('school-api')];
  const child = spawn(file, args, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      SCHOOL_API_PORT: '0',
      OFFICE_PORT: '0',
      SCHOOL_DATA_DIR: folder,
      SCHOOL_SEED: 'none',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const started = { child, output: () => output };
  running.push(started);
  return started;
}

const isReady = ({ output }: Program) =>
  vi.waitFor(() => expect(output()).toContain('"event":"listening"'), 40_000);

it('its server ends with a school API that is killed, and the next one starts at once', async () => {
  const first = start();
  await isReady(first);
  expect(await served()).toBe(true);
  first.child.kill('SIGKILL');
  await once(first.child, 'close');
  const second = start();
  await isReady(second);
  expect(second.output()).not.toContain('not properly shut down');
});

it.runIf(isRoot)('a folder has one server, also for a program in another container', async () => {
  const here = start();
  await isReady(here);
  const there = start(ELSEWHERE);
  await once(there.child, 'close');
  expect(there.output()).toContain('is in use by another school API');
  here.child.kill('SIGKILL');
  await once(here.child, 'close');

  const inContainer = start(ELSEWHERE);
  await isReady(inContainer);
  const again = start();
  await once(again.child, 'close');
  expect(again.output()).toContain('is in use by another school API');
});

it.runIf(isRoot).each([
  ['a read-only disk', 'ro', 'it is on a read-only disk. Set SCHOOL_DATA_DIR'],
  ['a full disk', 'size=8m', 'the disk is full. Free some space there'],
])('%s ends the start with one sentence that explains what to do', async (_, options, sentence) => {
  const onDisk = 'mount -t tmpfs -o "$0" tmpfs "$1" && shift && exec "$@"';
  const program = start(['unshare', '--mount', 'sh', '-c', onDisk, options, folder]);
  await once(program.child, 'close');
  expect(program.output()).toContain(sentence);
  expect(program.output()).not.toContain('    at ');
});

it.runIf(isRoot)('a stale process id of another container does not prevent a start', async () => {
  const first = start(ELSEWHERE);
  await isReady(first);
  // Its namespace dies with it, without notice to the server.
  first.child.kill('SIGKILL');
  await once(first.child, 'close');
  await vi.waitFor(async () => expect(await served()).toBe(false), 20_000);
  expect(existsSync(path.join(database(), 'data/postmaster.pid'))).toBe(true);
  await isReady(start(ELSEWHERE));
});

it.runIf(isRoot)(
  'runs as root below a folder that only root may enter, without a user',
  async () => {
    const place = mkdtempSync(path.join('/root', 'school-'));
    const outside = folder;
    folder = place;
    try {
      await isReady(start());
      const users = execFileSync('ps', ['-o', 'user=', '-C', 'postgres']).toString();
      expect(users).toMatch(/^root\s*$/m);
    } finally {
      for (const { child } of running) {
        child.kill('SIGTERM');
        await once(child, 'close');
      }
      rmSync(place, { recursive: true, force: true });
      folder = outside;
    }
  },
);
