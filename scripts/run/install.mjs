import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { StopWithMessage } from './stop.mjs';

const NEEDED = [20, 19];

/** Installs exactly what the lock file says, when something of it is not there. */
export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
    throw new StopWithMessage(
      `Node ${NEEDED.join('.')} or newer is needed; this is ${process.versions.node}.`,
    );
  }
  if (isInstalled()) return;
  console.log('Installing packages (npm ci) ...');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new StopWithMessage('npm ci failed; see its message above.');
}

/** npm writes what it has installed into a lock file of its own. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(record)) return false;
  const installed = packagesOf(record);
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, wanted]) =>
      path === '' ||
      // An optional package is for another platform when it is not there.
      wanted.optional ||
      wanted.devOptional ||
      installed[path]?.version === wanted.version,
  );
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
