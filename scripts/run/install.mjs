import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { StopWithMessage } from './stop.mjs';

const NEEDED = [20, 19];
const stamp = 'node_modules/.installed';

/** Installs exactly what the lock file says, when it says something new. */
export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
    throw new StopWithMessage(
      `Node ${NEEDED.join('.')} or newer is needed; this is ${process.versions.node}.`,
    );
  }
  const wanted = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages (npm ci) ...');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new StopWithMessage('npm ci failed; see its message above.');
  writeFileSync(stamp, wanted);
}

function lockHash() {
  return createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
}
