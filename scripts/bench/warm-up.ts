import { chromium } from 'playwright';

/** The viewport of Lighthouse's phone, so that the same picture sizes are made. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** Renders every page and resizes its pictures before the measurement. */
export async function warmUp(
  executablePath: string,
  url: string,
  paths: readonly string[],
): Promise<string> {
  const slug = await firstArticle(url);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage(phone);
    for (const path of paths) {
      await page.goto(url + path.replace('{slug}', slug), { waitUntil: 'networkidle' });
    }
  } finally {
    await browser.close();
  }
  return slug;
}

/** Retries until the news is there, because the school API may just have started. */
async function firstArticle(url: string): Promise<string> {
  for (let tries = 0; tries < 20; tries++) {
    const html = await (await fetch(`${url}/news-event`)).text();
    const [, slug] = /\/news-event\/detail\/([\w-]+)/.exec(html) ?? [];
    if (slug) return slug;
    await new Promise((next) => setTimeout(next, 1000));
  }
  throw new Error('The news page shows no news.');
}
