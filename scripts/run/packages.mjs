import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Installs packages of Debian where that is allowed; says first what it will install. */
export function installPackages(names) {
  if (!isRootOnDebian()) return false;
  console.log(`Installing with apt-get: ${names.join(' ')} ...`);
  const apt = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], apt);
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...names];
  return spawnSync('apt-get', args, apt).status === 0;
}

function isRootOnDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
}
