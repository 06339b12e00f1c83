import { existsSync } from 'node:fs';
import { installPackages } from './packages.mjs';
import { StopWithMessage } from './stop.mjs';

const debian = '/usr/bin/chromium';

/** A path for the browser tests, or nothing when Playwright has its own. */
export async function findBrowser() {
  const { chromium } = await import('playwright');
  if (existsSync(chromium.executablePath())) return undefined;
  if (existsSync(debian)) return debian;
  installPackages(['chromium']);
  if (existsSync(debian)) return debian;
  throw new StopWithMessage(
    'The browser tests need Chromium. Install it with `npx playwright install chromium`, ' +
      'or on Debian and Ubuntu as root with `apt-get install chromium`, and run npm test again.',
  );
}
