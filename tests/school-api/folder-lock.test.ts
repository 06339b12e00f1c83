import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockFolder } from '@/school-api/db/folder-lock';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  file = path.join(folder, 'school-api.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Above the system's maximum. */
const DEAD_PID = 99_999_999;

function write(content: unknown) {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

describe('the lock of a data folder', () => {
  it('rejects a second process until the first unlocks', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`);
    unlock();
    lockFolder(folder)();
  });

  it('contains the pid of its process', () => {
    const unlock = lockFolder(folder);
    const content = readFileSync(file, 'utf8');
    expect(JSON.parse(content)).toMatchObject({ pid: process.pid });
    unlock();
  });

  it('is taken over from a process that has exited', () => {
    write({ pid: DEAD_PID, started: '1' });
    const unlock = lockFolder(folder);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
    unlock();
  });

  it('is taken over when its pid was reused', () => {
    write({ pid: process.ppid, started: 'long ago' });
    lockFolder(folder)();
  });

  it.each(['', '{', '{"pid":"x"}', 'null'])(
    'is taken over when it is unreadable: %s',
    (content) => {
      write(content);
      lockFolder(folder)();
    },
  );

  it('is not taken away from a later owner', () => {
    const unlock = lockFolder(folder);
    write({ pid: DEAD_PID, started: '2' });
    unlock();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: DEAD_PID });
  });

  it('reports a folder that cannot be written', () => {
    expect(() => lockFolder(path.join(folder, 'none'))).toThrow(
      /^The data folder .* cannot be used/,
    );
  });
});

const statOf = (pid: number) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};

const nameOf = (pid = 0) => readFileSync(`/proc/${pid}/comm`, 'utf8').trim();

it.runIf(process.platform === 'linux')('is ignored when its process is a zombie', async () => {
  // The shell is replaced by a program that never waits for its child, which then becomes a zombie.
  const script = 'exec 3<&0; cat <&3 & echo $!; exec sleep 60 3<&-';
  const parent = spawn('sh', ['-c', script], { stdio: 'pipe' });
  try {
    const [said] = await once(parent.stdout, 'data');
    const pid = Number(String(said));
    await vi.waitFor(() => expect(nameOf(parent.pid)).toBe('sleep'));
    parent.stdin.end();
    await vi.waitFor(() => expect(statOf(pid)[0]).toBe('Z'));
    write({ pid, started: statOf(pid)[19] });
    lockFolder(folder)();
  } finally {
    parent.kill('SIGKILL');
  }
});
