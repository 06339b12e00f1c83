import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '@/school-api/db/folder-lock';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  file = path.join(folder, 'school-api.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Above what the system gives out, so nobody has it. */
const DEAD_PID = 99_999_999;

function write(content: unknown) {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

describe('the lock of a data folder', () => {
  it('refuses a second user while the first lives, and lets one in afterwards', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`);
    unlock();
    lockFolder(folder)();
  });

  it('is in the way of the living process that it names', () => {
    const unlock = lockFolder(folder);
    const content = readFileSync(file, 'utf8');
    expect(JSON.parse(content)).toMatchObject({ pid: process.pid });
    unlock();
  });

  it('is taken over from a process that is dead', () => {
    write({ pid: DEAD_PID, started: '1' });
    const unlock = lockFolder(folder);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
    unlock();
  });

  it('is taken over when its number has gone to another process since', () => {
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

  it('says in a sentence when the folder cannot be written', () => {
    expect(() => lockFolder(path.join(folder, 'none'))).toThrow(
      /^The data folder .* cannot be used/,
    );
  });
});
