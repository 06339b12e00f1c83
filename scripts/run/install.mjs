// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { StopWithMessage } from './stop.mjs';

const NEEDED_MAJOR = 20;
const NEEDED_MINOR = 19;

/** Runs npm ci if installed packages differ from the lock file. */
export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < NEEDED_MAJOR || (major === NEEDED_MAJOR && minor < NEEDED_MINOR)) {
    throw new StopWithMessage(
      `Node ${NEEDED_MAJOR}.${NEEDED_MINOR} or newer is needed; this is ${process.versions.node}.`,
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

/** npm records the installed packages in a separate lock file. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(record)) return false;
  const installed = packagesOf(record);
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, wanted]) =>
      path === '' ||
      // A missing optional package is for another platform.
      wanted.optional ||
      wanted.devOptional ||
      installed[path]?.version === wanted.version,
  );
}

/** @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>} */
function packagesOf(/** @type {string} */ file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
