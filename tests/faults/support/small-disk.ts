import { execFileSync } from 'node:child_process';
import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '@/scripts/run/folder';
import { closing } from '../../support/closing';

const BLOCK = Buffer.alloc(64 * 1024, 7);

/** A small file system that can be filled to the last byte. */
export function mountSmallDisk(megabytes: number) {
  if (process.getuid?.() !== 0) throw new Error('only root may mount the small disk of this test');
  const folder = newFolder('disk');
  const size = `size=${megabytes}m`;
  execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder]);
  closing(() => execFileSync('umount', [folder]));
  const ballast = join(folder, 'ballast');
  return {
    path: folder,
    fill: () => fill(ballast),
    free: () => rmSync(ballast, { force: true }),
  };
}

function fill(file: string): void {
  const handle = openSync(file, 'a');
  for (let size = BLOCK.length; size >= 1; ) {
    try {
      writeSync(handle, BLOCK, 0, size);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      size = Math.floor(size / 2);
    }
  }
  fsyncSync(handle);
  closeSync(handle);
}
