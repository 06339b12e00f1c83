import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { DEBIAN_CHROMIUM, ensurePackages, installCommand } from './packages';
import { StopWithMessage } from './stop.mjs';

/** The path of Debian's Chromium, or nothing when Playwright has its own. */
export function findBrowser(): string | undefined {
  if (!ensurePackages(['chromium'])) {
    throw new StopWithMessage(
      'Chromium is missing: run `npx playwright install chromium`, ' +
        `or ${installCommand(['chromium'])}.`,
    );
  }
  return existsSync(chromium.executablePath()) ? undefined : DEBIAN_CHROMIUM;
}
