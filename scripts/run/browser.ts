import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { BROWSERS, ensurePackages, installCommand } from './packages';
import { StopWithMessage } from './stop.mjs';

/**
 * The path of Debian's browser, or undefined if Playwright has its own. Tests use the headless
 * shell, Playwright's default, which takes half the time. Performance measurements use the full
 * browser.
 */
export function findBrowser(
  name: keyof typeof BROWSERS = 'chromium-headless-shell',
): string | undefined {
  if (!ensurePackages([name])) {
    throw new StopWithMessage(
      `${name} is missing: run \`npx playwright install chromium\`, or ${installCommand([name])}.`,
    );
  }
  return existsSync(chromium.executablePath()) ? undefined : BROWSERS[name];
}
