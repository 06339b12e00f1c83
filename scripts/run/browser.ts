import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { DEBIAN_BROWSERS, ensurePackages, installCommand } from './packages';
import { StopWithMessage } from './stop.mjs';

/**
 * The path of a browser of Debian, or nothing when Playwright has its own. The shell draws no window
 * of its own, so tests in it take half the time; measurements want the whole browser.
 */
export function findBrowser(
  name: keyof typeof DEBIAN_BROWSERS = 'chromium-headless-shell',
): string | undefined {
  if (!ensurePackages([name])) {
    throw new StopWithMessage(
      `${name} is missing: run \`npx playwright install chromium\`, or ${installCommand([name])}.`,
    );
  }
  return existsSync(chromium.executablePath()) ? undefined : DEBIAN_BROWSERS[name];
}
