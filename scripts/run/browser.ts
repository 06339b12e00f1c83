import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { BROWSERS, ensurePackages, installCommand } from './packages';
import { StopWithMessage } from './stop.mjs';

/**
 * The path of Debian's browser, or nothing when Playwright has its own. Tests use the headless shell, as
 * Playwright does by default: it has no windows to draw and takes half the time. Measurements of what
 * visitors see use the whole browser.
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
