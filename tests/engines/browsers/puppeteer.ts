import { chromium } from 'playwright';
import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { findBrowser } from '@/scripts/run/browser';
import type { Browser } from './browser';

/** Besides Puppeteer's own: no network requests other than to the site. */
const PREFERENCES = {
  // On a busy machine a smooth scroll may start between locating a control and clicking it.
  'general.smoothScroll': false,
  'extensions.systemAddon.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
};

/** Debian's Firefox, by WebDriver BiDi; `preload` runs before the scripts of every page. */
export const startFirefox = (preload: string) =>
  start(preload, {
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    extraPrefsFirefox: PREFERENCES,
  });

/** The Chromium of e2e. */
export const startChromium = (preload: string) =>
  start(preload, {
    browser: 'chrome',
    executablePath: findBrowser() ?? chromium.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });

async function start(preload: string, options: LaunchOptions): Promise<Browser> {
  const browser = await puppeteer.launch(options);
  // The initial window never has the focus, so keys would have no effect there.
  const page = await browser.newPage({ type: 'window' });
  await page.evaluateOnNewDocument(preload);
  const { keyboard, mouse } = page;

  return {
    goto: (url) => page.goto(url),
    // Firefox does not report navigation within a document to its client.
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    reload: () => page.reload(),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => mouse.click(x, y),
    press: (key) => keyboard.press(key),
    selectAll: async () => {
      await keyboard.down('Control');
      await keyboard.press('a');
      await keyboard.up('Control');
    },
    type: (text) => keyboard.type(text),
    chooseFile: async (expression, path) => {
      const input = (await page.evaluateHandle(expression)).asElement();
      await input?.toElement('input').then((each) => each.uploadFile(path));
    },
    resize: async (width, height) => {
      await page.setViewport({ width, height }).catch(unlessOrientation);
      await page.waitForFunction((asked) => innerWidth === asked, {}, width);
    },
    screenshot: () => page.screenshot(),
    stop: () => browser.close(),
  };
}

/** Firefox 140 ESR applies the size but does not know the orientation command sent with it. */
function unlessOrientation(error: unknown): void {
  if (!(error instanceof Error && error.message.includes('setScreenOrientationOverride')))
    throw error;
}
