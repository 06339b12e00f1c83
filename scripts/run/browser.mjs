import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { StopWithMessage } from './stop.mjs';

const debian = '/usr/bin/chromium';

/** A path for the browser tests, or nothing when Playwright has its own. */
export async function findBrowser() {
  const { chromium } = await import('playwright');
  if (existsSync(chromium.executablePath())) return undefined;
  if (existsSync(debian)) return debian;
  if (isRootOnDebian()) {
    console.log('No browser found: installing the package chromium ...');
    const apt = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-qq'], apt);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], apt);
    if (existsSync(debian)) return debian;
  }
  throw new StopWithMessage(
    'The browser tests need Chromium. Install it with `npx playwright install chromium`, ' +
      'or on Debian and Ubuntu as root with `apt-get install chromium`, and run npm test again.',
  );
}

function isRootOnDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
}
