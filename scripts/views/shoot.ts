import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { View } from './views';

export const WIDTHS = [360, 768, 1280, 1920] as const;

export type Shot = { view: View; width: number; file: string; problems: string[] };

const HEIGHT = 900;
const DEADLINE_MS = 60_000;

/** Takes a screenshot of one view at one width. */
export async function shoot(
  browser: Browser,
  site: string,
  view: View,
  width: number,
  folder: string,
): Promise<Shot> {
  const file = `${nameOf(view)}-${width}.jpg`;
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width, height: HEIGHT },
    reducedMotion: 'reduce',
    javaScriptEnabled: view.scripts ?? true,
  });
  context.setDefaultTimeout(DEADLINE_MS);
  try {
    const page = await context.newPage();
    const problems = await open(page, view);
    // Overlays are shown in the viewport only.
    const fullPage = !view.opens && !view.path.includes('#');
    await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 80, fullPage });
    return { view, width, file, problems };
  } finally {
    await context.close();
  }
}

async function open(page: Page, view: View): Promise<string[]> {
  const path = view.path.includes('{slug}') ? await firstNews(page) : view.path;
  const response = await page.goto(path, { waitUntil: 'load' });
  const problems: string[] = [];
  const wanted = view.status ?? 200;
  if (response?.status() !== wanted) problems.push(`status ${response?.status()}, not ${wanted}`);
  if (view.print) await page.emulateMedia({ media: 'print' });
  await showPictures(page);
  if (view.opens) await page.locator(view.opens).first().click();
  const { wide, screen } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  if (wide > screen) problems.push(`${wide - screen} px wider than the screen`);
  return problems;
}

async function firstNews(page: Page): Promise<string> {
  await page.goto('/news-event');
  const link = page.locator('a[href^="/news-event/detail/"]').first();
  return (await link.getAttribute('href')) ?? '/news-event';
}

/** Loads lazy pictures at once. */
async function showPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForLoadState('networkidle');
}

/** `/syllabus?grade=6` of the demo → `demo-syllabus-grade-6`. */
function nameOf(view: View): string {
  const { api, path, scripts, print, opens } = view;
  const how = [scripts === false && 'plain', print && 'print', opens && 'open'].filter(Boolean);
  const words = path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home';
  return [api, ...how, words].join('-');
}
