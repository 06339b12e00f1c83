import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '@/scripts/run/folder';
import { closing } from '../../support/closing';

const MEGABYTES = 512;

/**
 * A disk whose power can be cut: ext4 in an image file, which contains what was sent to the disk
 * but not the kernel's memory.
 */
export function mountPowerDisk() {
  if (process.getuid?.() !== 0) throw new Error('only root may mount the disk of this test');
  const folder = newFolder('power');
  const image = join(folder, 'disk.img');
  writeFileSync(image, '');
  truncateSync(image, MEGABYTES * 1024 * 1024);
  execFileSync('mkfs.ext4', ['-q', image]);
  const path = mount(image, join(folder, 'mounted'));
  closing(() => execFileSync('umount', [path]));
  return {
    path,
    /** The state that a power cut would leave now; the caller has stopped all writers. */
    copyAfterCut: (name: string) => {
      const copy = join(folder, `${name}.img`);
      execFileSync('cp', ['--sparse=always', image, copy]);
      return copy;
    },
  };
}

/** Mounting repairs the file system from its journal, as after a real cut. */
export function mountCopy(copy: string) {
  const path = mount(copy, `${copy}.mounted`);
  return {
    path,
    remove: () => {
      execFileSync('umount', [path]);
      rmSync(copy);
    },
  };
}

/** The journal is written only on request, so that no copy has a half-written one. */
function mount(image: string, path: string): string {
  mkdirSync(path);
  execFileSync('mount', ['-o', 'loop,commit=300', image, path]);
  return path;
}
