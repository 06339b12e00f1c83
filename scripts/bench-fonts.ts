import { chromium, type Page } from 'playwright';
import { fontSets } from './bench/font-sets';
import { startSite, stopAll } from './bench/servers';
import { findBrowser } from './run/browser';
import { ensureBuilt } from './run/built.mjs';
import { runMain, StopWithMessage } from './run/stop.mjs';

/**
 * Layout shift when our fonts replace the fallback fonts of several systems. Linux only: fontconfig
 * limits the installed fonts. `-- /folder` adds a folder with font files.
 */
const WANTED = 0.02;
const PATHS = ['/', '/register', '/about', '/news-event'];
const screens = { phone: { width: 412, height: 823 }, desktop: { width: 1350, height: 940 } };
/** Our fonts are delayed, so that the page is shown with the fallback first. */
const FONTS_AFTER_MS = 1_000;

runMain(async () => {
  const executablePath = findBrowser('chromium') ?? chromium.executablePath();
  await ensureBuilt();
  const over: string[] = [];
  try {
    const url = await startSite({ plain: false });
    for (const path of PATHS) await (await fetch(url + path)).text();
    for (const { name, missing, config } of fontSets([
      '/usr/share/fonts',
      ...process.argv.slice(2),
    ])) {
      if (missing.length > 0) {
        console.log(`${name}: not measured, ${missing.join(', ')} not found`);
        continue;
      }
      const env = { ...process.env, FONTCONFIG_FILE: config };
      const browser = await chromium.launch({ executablePath, env, args: ['--no-sandbox'] });
      for (const [screen, viewport] of Object.entries(screens)) {
        for (const path of PATHS) {
          const page = await browser.newPage({ viewport });
          const shift = await shiftOf(page, url + path);
          console.log(`${name}, ${screen}, ${path}: ${shift.toFixed(3)}`);
          if (shift > WANTED) over.push(`${name}, ${screen}, ${path}`);
          await page.close();
        }
      }
      await browser.close();
    }
  } finally {
    stopAll();
  }
  if (over.length > 0) throw new StopWithMessage(`Over ${WANTED}:\n${over.join('\n')}`);
  process.exit(0);
});

async function shiftOf(page: Page, url: string): Promise<number> {
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((next) => setTimeout(next, FONTS_AFTER_MS));
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => {
    const faces = [...document.fonts].filter(({ family }) => family.includes('Site'));
    return (
      faces.some(({ status }) => status === 'loaded') &&
      !faces.some(({ status }) => status === 'loading')
    );
  });
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
}
